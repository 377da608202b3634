import type { Context } from '../../context.ts';
import { embeddedResearcher } from '../../providers/researcher/embedded.ts';
import type { Researcher } from '../../providers/researcher/port.ts';
import { embeddedWriter } from '../../providers/writer/embedded.ts';
import type { ArticleWriter } from '../../providers/writer/port.ts';
import type { Draft } from '../../writing/draft.ts';
import type { Cloud } from '../../writing/research/cloud.ts';
import { WritingFailed } from '../../writing/writing-failed.ts';
import type { Dice } from './dice.ts';
import { type ImageProviders, plainImages } from './plain-images.ts';

export type Providers = Pick<Context['providers'], 'researcher' | 'writer'> & ImageProviders;

/** How often providers fail, which can be changed while they work. */
export type Health = { throws: number; refuses: number };

/**
 * Research and writing that fail as often as `health` says. What they make when they do not fail is
 * the embedded ones' where `isReal`, and otherwise a few lines that cost no time.
 */
export function unreliableProviders(
  dice: Dice,
  health: Health,
  isReal: boolean,
  nowMs: () => number,
): Providers {
  const researcher = isReal ? embeddedResearcher : plainResearcher;
  const writer = isReal ? embeddedWriter : plainWriter;
  function throwSometimes(): void {
    if (dice.happens(health.throws)) throw new Error('The provider cannot be reached.');
  }
  return {
    ...plainImages(throwSometimes, () => dice.happens(health.refuses), nowMs),
    researcher: {
      ...researcher,
      async research(request, signal) {
        throwSometimes();
        if (dice.happens(health.refuses)) return { ok: false, reason: 'Nothing was found.' };
        return researcher.research(request, signal);
      },
    },
    writer: {
      ...writer,
      async outline(brief, signal) {
        throwSometimes();
        return writer.outline(brief, signal);
      },
      async write(brief, outline, signal, onSection) {
        if (dice.happens(health.refuses)) throw new WritingFailed('The facts do not suffice.');
        const draft = await writer.write(brief, outline, signal, onSection);
        throwSometimes();
        return draft;
      },
    },
  };
}

const plainResearcher: Researcher = {
  id: 'plain',
  research: async ({ keyword }) => ({ ok: true, cloud: plainCloud(keyword) }),
};

const plainWriter: ArticleWriter = {
  ...embeddedWriter,
  id: 'plain',
  async outline(brief) {
    const sections = ['When', 'Where', 'How', 'Why'].map((heading, index) => {
      return { id: `s${index}`, heading, level: 2 as const, items: [], answers: [] };
    });
    return { title: brief.title ?? 'Untitled', sections };
  },
  async write(brief, outline, _signal, onSection) {
    const { length } = outline.sections;
    for (let done = 1; done <= length; done += 1) await onSection?.(done, length);
    return plainDraft(brief.title ?? 'Untitled', outline);
  },
};

function plainDraft(title: string, outline: Draft['outline']): Draft {
  const text = 'Tires age with every winter. Look at the tread.';
  const fact = { label: 'Tires', value: 4, unit: 'tires', source: 'stock', asOf: '2026-11-16' };
  return {
    title,
    markdown: `# ${title}\n\n${text}\n`,
    wordCount: 9 + title.split(' ').length,
    outline,
    paragraphs: [{ sectionId: 's0', kind: 'text', text, factIds: ['f1'], wordingIds: ['w1'] }],
    facts: [{ id: 'f1', ...fact }],
    wordingIds: ['w1'],
    notCovered: [],
  };
}

function plainCloud(keyword: string): Cloud {
  const questions = ['When?', 'Where?'].map((question, index) => ({
    id: `q-1794000000000-${index}`,
    question,
    clusterId: 'cluster-1',
    topic: 'tires' as const,
    form: null,
    sourceUrl: null,
    sourceTitle: null,
    isRecommended: true,
  }));
  return {
    title: `All about ${keyword}`,
    synopsis: `What readers ask about ${keyword}.`,
    tags: ['tires'],
    entities: {
      year: null,
      make: null,
      model: null,
      trim: null,
      bodyStyle: null,
      condition: null,
      topics: ['tires'],
      place: null,
      priceMaxCents: null,
      intent: 'research',
    },
    questions,
    clusters: [{ id: 'cluster-1', label: 'Tires', questionCount: questions.length }],
  };
}
