import { madeBy } from '../made-by.ts';
import { pixelWidth } from '../text/pixel-width.ts';
import type { ContentToolEntry, Fault, MadeComponent } from './content-tool.ts';
import { descriptionFor } from './seo-metadata/description.ts';
import { keywordsFor } from './seo-metadata/keywords.ts';
import {
  descriptionFontPx,
  descriptionLimits,
  titleFontPx,
  titleLimits,
} from './seo-metadata/limits.ts';
import { fieldsIn } from './seo-metadata/fields-in.ts';
import { titleFor } from './seo-metadata/title.ts';
import type { ToolInput } from './tool-input.ts';

/**
 * The title and description for search engines and link previews. Both say what the page says, fit
 * the room that results give them, and are the article's own in the site.
 */
export const seoMetadata: ContentToolEntry = {
  id: 'seo-metadata',
  name: 'Meta texts',
  description: 'A title and a description within the room that search results give them.',
  makes: madeBy['seo-metadata'],
  run(input) {
    const title = titleFor(input);
    const description = descriptionFor(input);
    const { postedUrl } = input.article;
    const texts = {
      title,
      description,
      keywords: keywordsFor(input),
      ...(postedUrl === null ? {} : { canonical_url: postedUrl }),
      og: { type: 'article', title, description, ...(postedUrl ? { url: postedUrl } : {}) },
      twitter: { card: 'summary_large_image', title, description },
    };
    return [
      {
        type: 'seoMetadata',
        content: JSON.stringify(texts),
        metadata: {
          title: measured(title, titleFontPx),
          description: measured(description, descriptionFontPx),
          warnings: warningsFor(title, description, input),
        },
        claims: { title: [title], description: [description] },
      },
    ];
  },
  faultsIn: (made, input) => made.flatMap((one) => faultsOf(one, input)),
  examples: {
    passing: [
      {
        says: 'the store stands last, after a hyphen, where there is room',
        input: { body: '# How winter tires grip in the cold\n\nRubber stays soft.' },
        makes: { seoMetadata: /"title":"How winter tires grip in the cold - Lakeside Motors"/ },
      },
      {
        says: 'a long title loses its second part and not its end',
        input: {
          body:
            '# Used trucks under $30,000: everything that drivers in Duluth and around it ask ' +
            'us at the counter\n\nAsk us.',
        },
        makes: { seoMetadata: /"title":"Used trucks under \$30,000 [^…]*"/ },
      },
      {
        says: 'a title that another article has is told apart',
        input: {
          body: '# How winter tires grip in the cold\n\nRubber stays soft.',
          others: { titles: ['How winter tires grip in the cold - Lakeside Motors'] },
        },
        makes: { seoMetadata: /"title":"How winter tires grip in the cold(?! - Lakeside Motors")/ },
      },
      {
        says: 'a description is made of whole sentences that need nothing before them',
        input: {
          body:
            '# Tires\n\nWinter tires stay soft below freezing and grip snow and ice. They wear ' +
            'fast on warm roads. Change them when days settle below the mid-forties.',
        },
        makes: { seoMetadata: /"description":"Winter tires stay soft[^"]*\."/ },
      },
    ],
    failing: [
      {
        says: 'a title that is wider than its room',
        input: {},
        made: [madeOf('W'.repeat(50), 'A description that says something of the page.')],
        problem: /px/,
      },
      {
        says: 'a title of another article',
        input: { others: { titles: ['Winter tires'] } },
        made: [madeOf('Winter tires', 'A description that says something of the page.')],
        problem: /another article/,
      },
      {
        says: 'a description that is too long',
        input: {},
        made: [madeOf('Winter tires', 'Tires grip. '.repeat(20).trim())],
        problem: /160 characters/,
      },
      {
        says: 'a payment without its terms',
        input: {},
        made: [madeOf('Winter tires', 'Own it for $299 per month.')],
        problem: /Z-PMT-AMT/,
      },
    ],
  },
};

function madeOf(title: string, description: string): MadeComponent {
  return { type: 'seoMetadata', content: JSON.stringify({ title, description }), metadata: {} };
}

function measured(text: string, fontPx: number): { characters: number; pixels: number } {
  return { characters: [...text].length, pixels: pixelWidth(text, fontPx) };
}

function warningsFor(title: string, description: string, { check }: ToolInput): string[] {
  const warnings = check(`${title}\n\n${description}`).map(({ message }) => message);
  if ([...description].length < descriptionLimits.least) {
    warnings.push(`The description has under ${descriptionLimits.least} characters.`);
  }
  return warnings;
}

function faultsOf({ type, content }: MadeComponent, input: ToolInput): Fault[] {
  const { check, others, page } = input;
  const { title, description } = fieldsIn(content);
  const problems: string[] = [];
  const head = measured(title, titleFontPx);
  if (title === '') problems.push('There is no title.');
  if (head.characters > titleLimits.hardCharacters || head.pixels > titleLimits.hardPixels) {
    problems.push(`The title takes ${head.characters} characters and ${head.pixels} px.`);
  }
  const text = measured(description, descriptionFontPx);
  if (description === '') problems.push('There is no description.');
  if (text.characters > descriptionLimits.hardCharacters) {
    problems.push(`The description is over ${descriptionLimits.hardCharacters} characters.`);
  }
  if (text.pixels > descriptionLimits.pixels) {
    problems.push(`The description takes ${text.pixels} px.`);
  }
  if (others.titles.has(title)) problems.push('The title is that of another article.');
  if (others.descriptions.has(description)) {
    problems.push('The description is that of another article.');
  }
  // What the page's own title lacks is a matter of the page, whose text may make up for it.
  const inherited = new Set(check(page.title).map(({ rule }) => rule));
  const claims = check(`${title}\n\n${description}`).filter(({ severity, rule }) => {
    return severity === 'error' && !inherited.has(rule);
  });
  problems.push(...claims.map(({ rule, message }) => `${rule}: ${message}`));
  return problems.map((problem) => ({ type, problem }));
}
