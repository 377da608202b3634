import type { Review, ReviewedBlock } from '../../domain/review/read-review.ts';
import type { StoreVisit } from '../visit.ts';
import { SourceList } from './source-list.tsx';

/** The text by numbered paragraphs, each with what it rests on. */
export function ReviewedText({ visit, review }: { visit: StoreVisit; review: Review }) {
  const { title } = review.article;
  const [first] = review.blocks;
  const repeats = first?.level !== null && plain(first?.html ?? '') === plain(title);
  return (
    <section class="card paper copy" aria-label={visit.words.article.text} hx-ignore>
      {review.blocks.map((block, at) => {
        if (at === 0 && repeats) return null;
        return <Block key={block.start} visit={visit} block={block} at={at} />;
      })}
    </section>
  );
}

type Props = { visit: StoreVisit; block: ReviewedBlock; at: number };

function Block({ visit, block, at }: Props) {
  const { level, number, html, sources, isFlagged } = block;
  const id = `block-${at}`;
  const classes = ['block', isFlagged && 'flagged'].filter(Boolean).join(' ');
  if (level !== null) return <Heading id={id} class={classes} level={level} html={html} />;
  return (
    <div class={classes} id={id}>
      {number !== null && (
        <span class="block-number">
          <span class="sr-only">{visit.words.article.paragraph(visit.show.number(number))}</span>
          <span aria-hidden="true">{visit.show.number(number)}</span>
        </span>
      )}
      {/* Made safe when it was rendered: see renderedBody. */}
      <div dangerouslySetInnerHTML={{ __html: scrollable(html, visit) }} />
      {sources.length > 0 && <SourceList visit={visit} sources={sources} />}
    </div>
  );
}

type HeadingProps = { id: string; class: string; level: number; html: string };

function Heading({ level, html, ...rest }: HeadingProps) {
  const inner = { dangerouslySetInnerHTML: { __html: html } };
  if (level === 2) return <h2 {...rest} {...inner} />;
  return level === 3 ? <h3 {...rest} {...inner} /> : <h4 {...rest} {...inner} />;
}

/** Tables scroll by themselves, by keyboard too. */
function scrollable(html: string, { words }: StoreVisit): string {
  const open = `<div class="scroll" role="group" aria-label="${words.article.table}" tabindex="0">`;
  // A caption in the table would be as wide as it, and cut off where the table scrolls.
  return html
    .replaceAll(/<table>\s*<caption>([^]*?)<\/caption>/g, '<p>$1</p><table>')
    .replaceAll('<table>', `${open}<table>`)
    .replaceAll('</table>', '</table></div>');
}

function plain(text: string): string {
  return text
    .replaceAll(/<[^>]*>|&#?\w+;|[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
