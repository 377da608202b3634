import { seededRandom } from '../../lib/random.ts';
import { tokensOf } from '../check/grounding.ts';
import type { Fact } from '../facts/fact.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';
import { knowledgeModules } from '../knowledge/index.ts';
import type { Sentence } from '../knowledge/module.ts';
import { readKnowledgeId } from '../plan/message-ids.ts';
import { joinShort } from '../voice/join-short.ts';
import { voiceOf } from '../voice/voice.ts';
import { chooseWording, wordingId, type SaidSoFar } from './choose-wording.ts';
import { commonSlotsOf } from './common-slots.ts';
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
  const names = new Set(
    tokensOf(
      [brief.store.name, brief.store.city, brief.subject?.make, brief.subject?.model].join(' '),
    ),
  );
  const knowledge = new Map<string, Fact>();
  const common = { full: commonSlotsOf(sheet, false), short: commonSlotsOf(sheet, true) };
  let named = false;

  const say = (id: string, wordings: readonly string[], own: Slots): Told | null => {
    const slots = { ...(named ? common.short : common.full), ...own };
    const wording = chooseWording(wordings, slots, id, said, voice, random, usedElsewhere);
    if (!wording) return null;
    named ||= wording.slots.some((slot) => namingSlots.includes(slot));
    const { text, factIds, index } = wording;
    return { text, factIds, wordingIds: [wordingId(id, index)] };
  };

  const knowledgeFact = (id: string, value: string, source: string): Fact => {
    return { id, label: 'General knowledge', value, unit: null, source, asOf: sheet.asOf };
  };

  const tellKnowledge = (id: string, sentences: readonly Sentence[]): Told | null => {
    const told = sentences.flatMap(
      (sentence, index) => say(`${id}.${index + 1}`, sentence.wordings, {}) ?? [],
    );
    if (told.length === 0) return null;
    const cites = sentences.flatMap((sentence) => sentence.cite ?? []);
    const text = told.map((one) => one.text).join(' ');
    const value = cites.length > 0 ? text : id.slice('know:'.length);
    const source = cites.length > 0 ? cites.join('; ') : 'knowledge module';
    knowledge.set(id, knowledgeFact(id, value, source));
    const joined = {
      ...joinTold(told),
      text: joinShort(
        told.map((one) => one.text),
        names,
      ),
    };
    return { ...joined, factIds: [id, ...told.flatMap((one) => one.factIds)] };
  };

  return {
    tell: (messageId) => {
      const known = readKnowledgeId(messageId);
      if (known) {
        const sentences = sentencesFor(known);
        return tellKnowledge(`know:${known.module}/${known.point}`, sentences);
      }
      const message = messageOf(messageId);
      const slots = message?.slots(sheet);
      const told = message && slots ? say(messageId, message.wordings, slots) : null;
      if (!told || told.factIds.length > 0) return told;
      const id = `say:${messageId}`;
      knowledge.set(id, knowledgeFact(id, messageId, 'house advice'));
      return { ...told, factIds: [id] };
    },
    knowledgeFacts: () => [...knowledge.values()],
  };
}

export function joinTold(told: readonly Told[]): Told {
  return {
    text: told.map((one) => one.text).join(' '),
    factIds: [...new Set(told.flatMap((one) => one.factIds))],
    wordingIds: told.flatMap((one) => one.wordingIds),
  };
}

function sentencesFor(known: { module: string; point: string; sentences: number }): Sentence[] {
  const module = knowledgeModules.find((entry) => entry.id === known.module);
  if (!module) return [];
  if (known.point === '') return [module.answer];
  const point = module.points.find((entry) => entry.id === known.point);
  return (point?.sentences ?? []).slice(0, known.sentences);
}
