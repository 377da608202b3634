import type { Subject } from '../../../../writing/brief.ts';
import { bodyNouns } from '../../../../writing/research/lexicon/body-words.ts';
import { knownModel } from '../../../../writing/research/lexicon/models.ts';
import type { WeighedTag } from '../post-tags/weigh-tags.ts';
import { subjectName } from '../subject-name.ts';
import type { ToolInput } from '../tool-input.ts';

const avoid = 'No text, no logos, no license plates, no recognizable faces, no price tags.';
const light = 'Natural light, realistic colors, 1200 x 630 landscape, room for a crop.';

/** A scene for the page's picture: of the model where the page is about one, else of its topic. */
export function imagePromptFor(input: ToolInput, tags: readonly WeighedTag[]): string {
  return `${sceneOf(input, tags)} ${light} ${avoid}`;
}

function sceneOf({ article, page }: ToolInput, tags: readonly WeighedTag[]): string {
  const { subject, comparison, event } = article;
  if (event) {
    return (
      `Photograph of a dealership forecourt made ready for "${event.name}" ` +
      `(${event.category.toLowerCase()}), people seen from behind, parked vehicles.`
    );
  }
  if (comparison) {
    const cars = comparison.vehicles.map(described).join(' and ');
    return `Photograph of ${cars}, side by side at the same distance, on a quiet road.`;
  }
  if (subject) {
    return `Photograph of ${described(subject)} on an open road, three-quarter front view.`;
  }
  const topic = tags.find(({ source }) => ['topic', 'body', 'fuel'].includes(source))?.tag;
  const [head = page.title] = page.title.split(/: | \| /);
  const about = topic && !head.toLowerCase().includes(topic) ? `${head}, ${topic}` : head;
  return `Photograph on the subject "${about}": a car and its driver in an everyday scene.`;
}

function described(subject: Subject): string {
  const style = knownModel(subject.make, subject.model)?.bodyStyle;
  const kind = style ? ` ${bodyNouns[style].one}` : '';
  return `a ${subjectName(subject)}${kind}`;
}
