import { seededRandom } from '../../lib/random.ts';
import { directAnswerTo } from '../answers/index.ts';
import { tokensOf } from '../check/grounding.ts';
import type { Fact } from '../facts/fact.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';
import { knowledgeModules } from '../knowledge/index.ts';
import type { Sentence } from '../knowledge/module.ts';
import { readDirectId, readKnowledgeId } from '../plan/message-ids.ts';
import { joinShort } from '../voice/join-short.ts';
import { voiceOf } from '../voice/voice.ts';
import { chooseWording, wordingId, type SaidSoFar } from './choose-wording.ts';
import { commonSlotsOf } from './common-slots.ts';
import { knowledgeLedger } from './knowledge-ledger.ts';
import { messageOf } from './messages/index.ts';
import type { Slots } from './slots.ts';

/** One or more sentences and what they rest on. */
export type Told = { text: string; factIds: string[]; wordingIds: string[] };

/** Says messages one after the other and remembers what has been said in the article. */
export type Narrator = {
  tell(messageId: string): Told | null;
  /** The knowledge that was used, as facts. */
  knowledgeFacts(): Fact[];
};

const namingSlots = ['ref', 'name', 'thing', 'things', 'count_things'];

export function narratorOf(sheet: FactSheet): Narrator {
  const say = sayerOf(sheet);
  const ledger = knowledgeLedger(sheet.asOf);
  const names = namesIn(sheet);

  const tellKnowledge = (id: string, sentences: readonly Sentence[]): Told | null => {
    const told = sentences.flatMap(
      (sentence, index) => say(`${id}.${index + 1}`, sentence.wordings, {}) ?? [],
    );
    if (told.length === 0) return null;
    const joined = joinTold(told);
    const cites = sentences.flatMap((sentence) => sentence.cite ?? []);
    if (cites.length > 0) ledger.note(id, joined.text, cites.join('; '));
    else ledger.note(id, id.slice('know:'.length), 'knowledge module');
    const texts = told.map((one) => one.text);
    return { ...joined, text: joinShort(texts, names), factIds: [id, ...joined.factIds] };
  };

  const tellMessage = (messageId: string): Told | null => {
    const message = messageOf(messageId);
    const slots = message?.slots(sheet);
    const told = message && slots ? say(messageId, message.wordings, slots) : null;
    if (!told || told.factIds.length > 0) return told;
    const id = `say:${messageId}`;
    ledger.note(id, messageId, 'house advice');
    return { ...told, factIds: [id] };
  };

  return {
    tell: (messageId) => {
      const form = readDirectId(messageId);
      if (form !== null) return tellKnowledge(`know:answers/${form}`, directAnswerTo(form) ?? []);
      const known = readKnowledgeId(messageId);
      if (!known) return tellMessage(messageId);
      return tellKnowledge(`know:${known.module}/${known.point}`, sentencesFor(known));
    },
    knowledgeFacts: ledger.facts,
  };
}

export function joinTold(told: readonly Told[]): Told {
  return {
    text: told.map((one) => one.text).join(' '),
    factIds: [...new Set(told.flatMap((one) => one.factIds))],
    wordingIds: told.flatMap((one) => one.wordingIds),
  };
}

type Say = (id: string, wordings: readonly string[], own: Slots) => Told | null;

/** Says one message in one of its wordings; names are full until the article has said them. */
function sayerOf(sheet: FactSheet): Say {
  const { brief } = sheet;
  const random = seededRandom(`words ${brief.articleId}`);
  const voice = voiceOf(brief.voice, brief.store.name);
  const usedElsewhere = new Set(brief.usedWordings);
  const said: SaidSoFar = {
    sentences: new Set(),
    shingles: new Set(),
    openings: [],
    namedModel: false,
  };
  const common = { full: commonSlotsOf(sheet, false), short: commonSlotsOf(sheet, true) };
  let named = false;
  return (id, wordings, own) => {
    const slots = { ...(named ? common.short : common.full), ...own };
    const wording = chooseWording(wordings, slots, id, said, voice, random, usedElsewhere);
    if (!wording) return null;
    named ||= wording.slots.some((slot) => namingSlots.includes(slot));
    const { text, factIds, index } = wording;
    return { text, factIds, wordingIds: [wordingId(id, index)] };
  };
}

function namesIn(sheet: FactSheet): Set<string> {
  const { store, subject } = sheet.brief;
  const names = [store.name, store.city, subject?.make, subject?.model];
  return new Set(tokensOf(names.join(' ')));
}

function sentencesFor(known: { module: string; point: string; sentences: number }): Sentence[] {
  const module = knowledgeModules.find((entry) => entry.id === known.module);
  if (!module) return [];
  if (known.point === '') return [module.answer];
  const point = module.points.find((entry) => entry.id === known.point);
  return (point?.sentences ?? []).slice(0, known.sentences);
}
