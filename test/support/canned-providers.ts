import type { Researcher } from '../../src/providers/researcher/port.ts';
import type { ArticleWriter } from '../../src/providers/writer/port.ts';
import type { Brief } from '../../src/writing/brief.ts';
import type { Draft } from '../../src/writing/draft.ts';
import type { Cloud } from '../../src/writing/research/cloud.ts';
import { fakeMakers } from './pictures.ts';

/** Two clusters, four questions, two of them recommended: enough for whatever comes after. */
export function cannedCloud(keyword: string): Cloud {
  const questions = ['When?', 'Why?', 'Where?', 'How much?'].map((question, index) => ({
    id: `q-1794000000000-${index}`,
    question,
    clusterId: `cluster-${1 + Math.floor(index / 2)}`,
    topic: 'tires' as const,
    form: null,
    sourceUrl: null,
    sourceTitle: null,
    isRecommended: index % 2 === 0,
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
    clusters: [1, 2].map((n) => ({ id: `cluster-${n}`, label: `Part ${n}`, questionCount: 2 })),
  };
}

/** Research in no time; `calls` counts it. */
export function cannedResearcher(): Researcher & { calls: number } {
  const researcher: Researcher & { calls: number } = {
    id: 'canned',
    calls: 0,
    async research({ keyword }) {
      researcher.calls += 1;
      return { ok: true, cloud: cannedCloud(keyword) };
    },
  };
  return researcher;
}

/** Writes one line for each section; `briefs` keeps what it was given. */
export function cannedWriter(sections = 4): ArticleWriter & { briefs: Brief[] } {
  const briefs: Brief[] = [];
  return {
    id: 'canned',
    languages: ['English'],
    briefs,
    async outline(brief) {
      briefs.push(brief);
      const list = Array.from({ length: sections }, (_, index) => {
        return {
          id: `s${index}`,
          heading: `Part ${index}`,
          level: 2 as const,
          items: [],
          answers: [],
        };
      });
      return { title: brief.title ?? 'Untitled', sections: list };
    },
    async write(brief, outline, _signal, onSection) {
      for (const index of outline.sections.keys()) {
        await onSection?.(index + 1, outline.sections.length);
      }
      return cannedDraft(brief.title ?? 'Untitled');
    },
  };
}

export function cannedDraft(title: string): Draft {
  const text = 'Tires age with every winter. Look at the tread.';
  const fact = { label: 'Tires', value: 4, unit: 'tires', source: 'stock', asOf: '2026-11-16' };
  return {
    title,
    markdown: `# ${title}\n\n${text}\n`,
    wordCount: 9 + title.split(' ').length,
    outline: { title, sections: [] },
    paragraphs: [{ sectionId: 's0', kind: 'text', text, factIds: ['f1'], wordingIds: ['w1'] }],
    facts: [{ id: 'f1', ...fact }],
    wordingIds: ['w1'],
    notCovered: [],
  };
}

export function quickProviders() {
  return { researcher: cannedResearcher(), writer: cannedWriter(), ...fakeMakers() };
}
