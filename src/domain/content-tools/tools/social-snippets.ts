import { madeBy } from '../made-by.ts';
import type { ContentToolEntry, Fault, MadeComponent } from './content-tool.ts';
import { chooseTags } from './post-tags/choose-tags.ts';
import { compose, lengthOn, type Snippet, strengths } from './social-snippets/compose.ts';
import { hashtagsFor } from './social-snippets/hashtags.ts';
import { imagePromptFor } from './social-snippets/image-prompt.ts';
import { type Network, networks } from './social-snippets/networks.ts';
import { snippetExamples } from './social-snippets/examples.ts';
import type { ToolInput } from './tool-input.ts';

/**
 * A post for each network in the words of the page, and what a picture for it should show. Each
 * post is held to the rules on advertising as an advertisement of its own: one that would owe a
 * disclosure loses its figures, and one that cannot be mended is kept back.
 */
export const socialSnippets: ContentToolEntry = {
  id: 'social-snippets',
  name: 'Social snippets',
  description: 'A post for each network within its limits, checked as an advertisement.',
  makes: madeBy['social-snippets'],
  run(input) {
    // Hashtags are of the known ones: what the site's other texts say is not needed.
    const tags = chooseTags({ ...input, others: { ...input.others, bodies: [] } });
    const hashtags = hashtagsFor(input, tags);
    const prompt = imagePromptFor(input, tags);
    return [
      ...networks.map((network) => snippetFor(input, network, hashtags)),
      { type: 'imagePrompt', content: prompt, metadata: { image_ratio: '1.91:1' } },
    ];
  },
  faultsIn: (made, input) => made.flatMap((one) => faultsOf(one, input)),
  examples: snippetExamples,
};

/** The fullest version without an error; the barest one where every version has some. */
function snippetFor(
  input: ToolInput,
  network: Network,
  hashtags: readonly string[],
): MadeComponent {
  let kept: Snippet | null = null;
  let wasCut = false;
  // A version is composed when the fuller ones have failed: each checks every sentence.
  for (const [at, strength] of strengths.entries()) {
    kept = compose(input, network, hashtags, strength);
    wasCut = at > 0;
    if (errorsIn(kept.text, input).length === 0) break;
  }
  if (!kept) throw new Error('There is no version of the snippet.');
  const { text, link } = kept;
  return {
    type: network.type,
    content: text,
    metadata: {
      text,
      hashtags: kept.hashtags,
      link,
      char_count: lengthOn(network, text, link),
      truncated_preview: previewOf(text, network.fold),
      image_ratio: network.imageRatio,
      warnings: warningsFor(input, network, kept, wasCut),
    },
  };
}

function warningsFor(
  { check }: ToolInput,
  network: Network,
  { text, hashtags }: Snippet,
  wasCut: boolean,
): string[] {
  const warnings = check(text).map(({ rule, message }) => `${rule}: ${message}`);
  if (wasCut) warnings.push('Parts of the text were left out: they would have owed a disclosure.');
  if (network.needsImage) warnings.push('This network takes no post without a picture.');
  if (hashtags.length < network.hashtags.least) warnings.push('There are few hashtags for it.');
  return warnings;
}

function errorsIn(text: string, { check }: ToolInput): string[] {
  const errors = check(text).filter(({ severity }) => severity === 'error');
  return errors.map(({ rule, message }) => `${rule}: ${message}`);
}

/** What readers see before they ask for more. */
function previewOf(text: string, fold: number): string {
  const characters = [...text.replace(/\s+/g, ' ')];
  if (characters.length <= fold) return characters.join('');
  return `${characters
    .slice(0, fold)
    .join('')
    .replace(/\s+\S*$/u, '')}…`;
}

function faultsOf(made: MadeComponent, input: ToolInput): Fault[] {
  const { type, content, metadata } = made;
  const network = networks.find((one) => one.type === type);
  if (!network) return content === '' ? [{ type, problem: 'The prompt is empty.' }] : [];
  const problems = errorsIn(content, input);
  const link = typeof metadata['link'] === 'string' ? metadata['link'] : null;
  const length = lengthOn(network, content, link);
  if (content.trim() === '') problems.push('The post is empty.');
  if (length > network.most) {
    problems.push(`It has ${length} characters; ${network.name} takes ${network.most}.`);
  }
  const tags = content.match(/(?<![\p{L}\p{N}&])#[\p{L}\p{N}_]+/gu) ?? [];
  if (tags.length > network.hashtags.most) {
    problems.push(`It has ${tags.length} hashtags; ${network.hashtags.most} are the most here.`);
  }
  return problems.map((problem) => ({ type, problem }));
}
