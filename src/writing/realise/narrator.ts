import { carTextOf } from '../cars/car-prose.ts';
import { seededRandom } from '../../lib/random.ts';
import type { Fact } from '../facts/fact.ts';
import { askedSubjectOf } from '../facts/asked-subject.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';
import { isTaskOfMissing } from '../plan/of-missing-option.ts';
import { speaksOf } from '../plan/subject-heading.ts';
import { checklistItem } from '../knowledge/checklist-items.ts';
import { isForbiddenIn } from '../knowledge/american.ts';
import type { Sentence } from '../knowledge/module.ts';
import { subjectProfileOf } from '../plan/subject-profile.ts';
import type { PlanItem } from '../plan/plan-item.ts';
import { answerSentences } from '../topics/answer-part.ts';
import { moduleNamed, pointNamed } from '../topics/library.ts';
import { voiceOf, type Voice } from '../voice/voice.ts';
import { askedBeside } from './asked-beside.ts';
import { citeHere } from './cite-here.ts';
import { chooseWording, splitSentences, wordingId, type SaidSoFar } from './choose-wording.ts';
import { commonSlotsOf } from './common-slots.ts';
import { saidHere } from './said-here.ts';
import { spellerOf } from './spelled-here.ts';
import { knowledgeLedger, nameOfKnowledge, wordsOfId } from './knowledge-ledger.ts';
import { matterOf, rotated, turnOf } from './rotation.ts';
import { inTermsOf } from './in-terms-of.ts';
import { messageOf, slotsOfMessage } from './messages/index.ts';
import type { Slots } from './slots.ts';

/** One or more sentences and what they rest on. */
export type Told = { text: string; factIds: string[]; wordingIds: string[] };

/** Says messages one after the other and remembers what has been said in the article. */
export type Narrator = {
  /** Null for what cannot be said, and for what is no sentence: tables, links, breaks. */
  tell(item: PlanItem): Told | null;
  /** The knowledge that was used, as facts. */
  knowledgeFacts(): Fact[];
};

const namingSlots = ['ref', 'name', 'thing', 'things', 'count_things'];

export function narratorOf(sheet: FactSheet): Narrator {
  const voice = voiceOf(sheet.brief.voice, sheet.brief.store.name);
  const say = sayerOf(sheet, voice);
  const ledger = knowledgeLedger(sheet.asOf);

  const profile = subjectProfileOf(sheet);
  const wordingsOf = (sentence: Sentence): string[] => {
    const isSaid = saidHere(sentence, profile);
    return sentence.wordings.map((text, index) =>
      isSaid(index) && text !== '' ? text : '{unsaid}',
    );
  };

  const tellKnowledge = (id: string, sentences: readonly Sentence[], from = 0): Told | null => {
    const said = sentences.flatMap((sentence, at) => {
      const wordings = wordingsOf(sentence).map(voice.spokenBy);
      const told = say(`${id}.${from + at + 1}`, wordings, {});
      return told ? [{ told, cite: citeHere(sentence.cite, profile) }] : [];
    });
    if (said.length === 0) return null;
    const joined = joinTold(said.map(({ told }) => told));
    // What is not said here, as the law of another state, has no source here either.
    const cites = said.flatMap(({ cite }) => cite ?? []);
    if (cites.length > 0) ledger.note(id, joined.text, cites.join('; '));
    else ledger.note(id, nameOfKnowledge(id), 'general car knowledge');
    return { ...joined, factIds: [id, ...joined.factIds] };
  };

  const tellMessage = (id: string, about: string): Told | null => {
    const message = messageOf(id);
    const slots = slotsOfMessage(id, about, sheet);
    const told = message && slots ? say(message.id, message.wordings, slots) : null;
    if (!told || told.factIds.length > 0) return told;
    const own = `say:${id}`;
    ledger.note(own, wordsOfId(id), 'house advice');
    return { ...told, factIds: [own] };
  };

  const tellCar = (item: PlanItem & { kind: 'car' }): Told | null => {
    const text = carTextOf(sheet, item.part, item.side);
    if (!text) return null;
    const id = `car:${item.part}${item.side === null ? '' : `/${item.side}`}`;
    const wordings = text.sentence.wordings.map(voice.spokenBy);
    const model = { text: text.model, factIds: [] };
    const matterOfCar = `${matterOf(sheet.brief)} ${id} ${text.model}`;
    // Whole paragraphs weigh most among sisters, so that the turn alone decides.
    const [told] = rotated(wordings, sheet.brief.place ?? 0, matterOfCar).flatMap(
      (wording) => say(`${id} ${text.model}`, [wording], { model }) ?? [],
    );
    if (!told) return null;
    ledger.note(id, told.text, text.source);
    return { ...told, factIds: [id, ...shapesUnder(item.part, sheet), ...told.factIds] };
  };

  return {
    tell: (item) =>
      item.kind === 'car' ? tellCar(item) : tellItem(item, sheet, tellMessage, tellKnowledge),
    knowledgeFacts: ledger.facts,
  };
}

/** What stands under the years of a shape rests on them. */
function shapesUnder(part: string, { facts }: FactSheet): string[] {
  return part === 'used' && facts.has('car.shapes') ? ['car.shapes'] : [];
}

function tellItem(
  item: PlanItem,
  sheet: FactSheet,
  tellMessage: (id: string, about: string) => Told | null,
  tellKnowledge: (id: string, all: readonly Sentence[], from?: number) => Told | null,
): Told | null {
  switch (item.kind) {
    case 'message':
      return tellMessage(item.id, item.about);
    case 'answer': {
      const all = answerSentences(item.form, item.part);
      const at = item.part === 'later' ? 1 : 0;
      return tellKnowledge(`know:answers/${item.form}`, all, at);
    }
    case 'passage': {
      const sentences = pointNamed(item)?.sentences.slice(0, item.groups) ?? [];
      return tellKnowledge(`know:${item.module}/${item.point}`, sentences);
    }
    case 'module-answer': {
      const module = moduleNamed(item.module);
      return tellKnowledge(`know:${item.module}/`, module ? [module.answer] : []);
    }
    case 'task': {
      const task = checklistItem(item.id);
      const own = task ? [fitting(task.sentence, sheet)] : [];
      return tellKnowledge(`know:${item.id.replace(':', '/')}`, own);
    }
    default:
      return null;
  }
}

/** Without the wordings that speak of what the article's model does not have. */
function fitting(sentence: Sentence, sheet: FactSheet): Sentence {
  const wordings = sentence.wordings.map((text) => (isTaskOfMissing(sheet, text) ? '' : text));
  return { ...sentence, wordings };
}

export function joinTold(told: readonly Told[]): Told {
  return {
    text: told.map((one) => one.text).join(' '),
    factIds: [...new Set(told.flatMap((one) => one.factIds))],
    wordingIds: told.flatMap((one) => one.wordingIds),
  };
}

/** An opening that names the subject stands alone, which is worth two turns. */
const openingGain = 5;

/** "When you can get a lower rate." needs its question, which the opening may not hold. */
const fragment = /^(?:When(?:ever)?|As soon as|Once|Because|If|After|Before)\b[^,]*\.$/;
const fragmentLoss = 10;

/** "How long do Tacomas last? It lasts …" */
const ofOne = /^It(?:'s|'ll)? |\bit (?:lasts|holds|is|has)\b/;

function asksOfSeveral({ brief }: FactSheet): boolean {
  const subject = askedSubjectOf(brief);
  const model = subject?.reading.model?.toLowerCase() ?? null;
  return model !== null && `${subject?.words.toLowerCase()} `.includes(`${model}s `);
}

/** After what stands on the lot, an answer has no question before it: "Yes, if …", "Comfort." */
const dangling = new RegExp(
  "^(?:Yes|No|Usually|Often|Sometimes|Rarely)\\b|^(?:It|They|That)(?:'s|'re|'ll) |" +
    '^(?:It|That|They|Some|Most) (?:can|is|are|does|do|did|will|depends|may)\\b|' +
    '^For [^,.]+, (?:yes|no)\\b|^(?:\\S+ ){0,3}\\S+\\.$',
);
const danglingLoss = 15;

/** Behind a label, "It's among the better choices" speaks of nothing: only a question has an it. */
const pronoun =
  /^(?:It|They|That|These|Those|This)\b|^For (?:many|most)\b[^,.]* (?:it|they)\b|^You do\b/;

/** What was typed beside the head question counts more than a turn among sisters. */
const besideGain = 20;

type Say = (id: string, wordings: readonly string[], own: Slots) => Told | null;

/** Says one message in one of its wordings; names are full until the article has said them. */
function sayerOf(sheet: FactSheet, voice: Voice): Say {
  const { brief } = sheet;
  const random = seededRandom(`words ${brief.articleId}`);
  const usedElsewhere = new Set(brief.usedWordings);
  const said: SaidSoFar = {
    sentences: new Set(),
    shingles: new Set(),
    openings: [],
    namedModel: false,
  };
  const common = { full: commonSlotsOf(sheet, false), short: commonSlotsOf(sheet, true) };
  // Sisters on one keyword take turns; another article of the store takes another turn.
  const matter = matterOf(brief);
  let named = false;
  const words = askedSubjectOf(brief)?.words ?? null;
  const isLabel = words !== null && askedSubjectOf(brief)?.question === null;
  const beside = askedBeside(brief);
  const ofSeveral = asksOfSeveral(sheet);
  const suitsOpening = (sentence: string): number => {
    const [first = ''] = splitSentences(sentence);
    const gain = words !== null && speaksOf(first, words) ? openingGain : 0;
    const isOwed = beside(sentence) * besideGain;
    const isLost = (isLabel && pronoun.test(first)) || (ofSeveral && ofOne.test(first));
    const loss = (fragment.test(first) ? fragmentLoss : 0) + (isLost ? danglingLoss : 0);
    return voice.suits(sentence) + gain + isOwed - loss;
  };
  const headId = `know:answers/${askedSubjectOf(brief)?.head?.form ?? ''}.1`;
  const suitsAfter = (sentence: string): number => {
    const [first = ''] = splitSentences(sentence);
    const isLoose = fragment.test(first) || dangling.test(first);
    return voice.suits(sentence) + beside(sentence) * besideGain - (isLoose ? danglingLoss : 0);
  };
  const isForbidden = isForbiddenIn(brief.store.country);
  const toldHere = inTermsOf(brief);
  const spelled = spellerOf(sheet);
  return (id, all, own) => {
    const wordings = all.map((one) => (isForbidden(one) ? '{unsaid}' : spelled(one)));
    const slots = { ...(named ? common.short : common.full), ...own };
    const isFirst = said.sentences.size === 0;
    const suits =
      isFirst && words !== null ? suitsOpening : id === headId ? suitsAfter : voice.suits;
    const speaker = { ...voice, suits };
    const wording = chooseWording(
      wordings,
      slots,
      id,
      said,
      speaker,
      random,
      usedElsewhere,
      (ways) => turnOf(brief.place ?? 0, `${matter} ${id}`, ways),
    );
    if (!wording) return null;
    named ||= wording.slots.some((slot) => namingSlots.includes(slot));
    const { text, factIds, index } = wording;
    return { ...toldHere({ text, factIds }), wordingIds: [wordingId(id, index)] };
  };
}
