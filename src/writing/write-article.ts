import { askedQuestionsOf } from './plan/asked.ts';
import { shortShare, wouldSayMore } from './plan/would-say-more.ts';
import { checkDraft } from './check/check-draft.ts';
import type { Draft, DraftParagraph, Outline, OutlineSection } from './draft.ts';
import { articleImageOf } from './facts/article-image.ts';
import type { FactSheet } from './facts/fact-sheet.ts';
import { contentsList, withContents } from './contents-list.ts';
import { fitLength } from './fit-length.ts';
import { countWords } from './html/count-words.ts';
import { addDisclosures } from './realise/add-disclosures.ts';
import { headingText } from './realise/heading-text.ts';
import { inLocalWords } from './realise/local-headings.ts';
import { leadWithSubject } from './realise/lead-with-subject.ts';
import { sourceList, sourcesHeading } from './realise/source-list.ts';
import { type Narrator, narratorOf, type Told } from './realise/narrator.ts';
import { vehicleLinker } from './realise/link-vehicles.ts';
import { realiseSection } from './realise/realise-section.ts';

/**
 * Realises an outline section by section; `onSection` is told after each. The draft has passed
 * every check when it is returned; a failed check throws, since it is a fault of ours.
 */
export async function writeArticle(
  sheet: FactSheet,
  outline: Outline,
  onSection: (done: number, of: number) => Promise<void>,
): Promise<Draft> {
  const narrator = narratorOf(sheet);
  const realised: DraftParagraph[] = [];
  for (const [index, section] of outline.sections.entries()) {
    realised.push(...realiseSection(section, sheet, narrator));
    await onSection(index + 1, outline.sections.length);
  }
  const draft = draftOf(sheet, outline, realised, narrator);
  checkDraft(draft, sheet);
  return withShortening(draft, sheet);
}

/** Paragraphs as an article: fitted to the length, without empty headings, and not yet checked. */
export function draftOf(
  sheet: FactSheet,
  outline: Outline,
  realised: readonly DraftParagraph[],
  narrator: Narrator,
): Draft {
  const contents = contentsList(inLocalWords(outline, sheet), sheet.brief);
  const length = sheet.brief.contentLength - (contents ? countWords(contents.text) : 0);
  const fitted = fitWithDisclosures(realised, outline.sections, length, narrator, sheet);
  const written = withContents(
    withDate(leadWithSubject(fitted, sheet), sheet),
    contents && contentsList(inLocalWords(outlineOf(outline, fitted), sheet), sheet.brief),
  );
  const known = new Map([
    ...sheet.facts,
    ...narrator.knowledgeFacts().map((fact) => [fact.id, fact] as const),
  ]);
  const factIds = new Set(written.flatMap((paragraph) => paragraph.factIds));
  const facts = [...factIds].flatMap((id) => known.get(id) ?? []);
  const sources = isEnglish(sheet) ? sourceList(facts, sheet.brief.store.country) : null;
  const paragraphs = sources ? [...written, sources] : written;
  const sections = sources ? [...outline.sections, sourcesHeading] : outline.sections;
  const whole = { title: outline.title, sections };
  const told = sections.filter((section) => isTold(section, whole, paragraphs));
  const shown = inLocalWords({ title: outline.title, sections: told }, sheet);
  const markdown = markdownOf(shown, paragraphs, sheet);
  return {
    title: outline.title,
    markdown,
    wordCount: countWords(markdown),
    outline: { title: outline.title, sections: told },
    paragraphs,
    facts,
    wordingIds: paragraphs.flatMap((paragraph) => paragraph.wordingIds),
    image: articleImageOf(sheet),
    notCovered: [...unansweredIn(told, sheet), ...unknownIn(sheet)],
  };
}

/** What no wording was left for is not linked to. */
function outlineOf({ title, sections }: Outline, paragraphs: readonly DraftParagraph[]): Outline {
  const has = (id: string): boolean => paragraphs.some(({ sectionId }) => sectionId === id);
  return { title, sections: sections.filter(({ id, level }) => level === 2 || has(id)) };
}

/** What is our own wording stands in no text of another language. */
function isEnglish({ brief }: FactSheet): boolean {
  return (brief.language ?? 'English') === 'English';
}

/** A page with prices or stock says at its top of which day they are. */
function withDate(paragraphs: readonly DraftParagraph[], sheet: FactSheet): DraftParagraph[] {
  if (!isEnglish(sheet)) return [...paragraphs];
  const date = String(sheet.facts.get('date.today')?.value ?? '');
  const isDated = paragraphs.some(({ factIds }) =>
    factIds.some((id) => /^row\.|\.count$/.test(id)),
  );
  const opening = paragraphs.filter(({ sectionId }) => sectionId === paragraphs[0]?.sectionId);
  if (!isDated || date === '' || opening.some(({ text }) => text.includes(date))) {
    return [...paragraphs];
  }
  const text = `Stock and prices on this page are as of ${date}.`;
  const own = { sectionId: opening[0]?.sectionId ?? '', kind: 'text' as const, text };
  const factIds = ['date.today'];
  return paragraphs.toSpliced(opening.length, 0, { ...own, factIds, wordingIds: [] });
}

/** What is owed comes on top, so that a short text has to give up something for it. */
function fitWithDisclosures(
  realised: readonly DraftParagraph[],
  sections: readonly OutlineSection[],
  words: number,
  narrator: Narrator,
  sheet: FactSheet,
): DraftParagraph[] {
  const fitted = fitLength(realised, sections, words);
  const told = new Map<string, Told | null>();
  const once = (id: string): Told | null => {
    return told.getOrInsertComputed(id, (message) => {
      return narrator.tell({ kind: 'message', id: message, about: '' });
    });
  };
  const whole = addDisclosures(fitted, sections, once, sheet);
  const extra = wordsIn(whole) - wordsIn(fitted);
  if (extra === 0 || words > roomy) return whole;
  return addDisclosures(fitLength(realised, sections, words - extra), sections, once, sheet);
}

/** A longer text takes a sentence more without notice. */
const roomy = 800;

function wordsIn(paragraphs: readonly DraftParagraph[]): number {
  return paragraphs.reduce((sum, { text }) => sum + countWords(text), 0);
}

/** A heading is kept only above text: its own, or that of its sub-sections. */
function isTold(section: OutlineSection, outline: Outline, paragraphs: DraftParagraph[]): boolean {
  const has = (id: string): boolean => paragraphs.some((paragraph) => paragraph.sectionId === id);
  if (has(section.id) || section.level === 3) return has(section.id);
  const start = outline.sections.indexOf(section) + 1;
  const next = outline.sections.findIndex((other, at) => at >= start && other.level === 2);
  return outline.sections.slice(start, next < 0 ? undefined : next).some((other) => has(other.id));
}

function markdownOf(
  outline: Outline,
  paragraphs: readonly DraftParagraph[],
  sheet: FactSheet,
): string {
  const linked = vehicleLinker(sheet);
  const blocks = outline.sections.flatMap((section) => [
    ...(section.heading === ''
      ? []
      : [`${'#'.repeat(section.level)} ${headingText(section.heading)}`]),
    ...paragraphs.filter((one) => one.sectionId === section.id).map(linked),
  ]);
  return `${[`# ${headingText(outline.title)}`, ...blocks].join('\n\n')}\n`;
}

/** Questions that the plan answers nowhere, or only where nothing could be told. */
function unansweredIn(sections: readonly OutlineSection[], sheet: FactSheet): string[] {
  const answered = new Set(sections.flatMap(({ answers }) => answers));
  return askedQuestionsOf(sheet.brief)
    .filter(({ id }) => !answered.has(id))
    .map(({ question }) => `Not answered: ${question}`);
}

/** Sides of a comparison of which only the name is known. */
function unknownIn({ compared }: FactSheet): string[] {
  return compared
    .filter(({ isKnown }) => !isKnown)
    .map(({ name }) => `No facts on the ${name}: it is not in stock, and no fact table has it.`);
}

/** A text ends when its facts and knowledge end; the length asked for is a ceiling. */
export function withShortening(draft: Draft, sheet: FactSheet): Draft {
  if (draft.wordCount >= sheet.brief.contentLength * shortShare) return draft;
  return { ...draft, wouldSayMore: [...wouldSayMore(sheet), ...draft.notCovered] };
}
