import type { Visit } from '../visit.ts';

type Props = {
  visit: Pick<Visit, 'words' | 'show'>;
  /** Of the first row on the page, from 1. */
  first: number;
  last: number;
  total: number;
  newer: string | null;
  older: string | null;
  /** Where the order is not by time. */
  labels?: { newer: string; older: string };
};

/** Newer and older, and where in the list the page stands. */
export function Pager({ visit: { words, show }, first, last, total, newer, older, labels }: Props) {
  const { common } = words;
  return (
    <nav class="pager" aria-label={common.pages}>
      <span>{common.range(show.number(first), show.number(last), show.number(total))}</span>
      {(newer !== null || older !== null) && (
        <span class="actions">
          <Step href={newer} label={labels?.newer ?? common.newer} rel="prev" />
          <Step href={older} label={labels?.older ?? common.older} rel="next" />
        </span>
      )}
    </nav>
  );
}

function Step({ href, label, rel }: { href: string | null; label: string; rel: string }) {
  if (href === null)
    return (
      <span class="button" aria-disabled="true">
        {label}
      </span>
    );
  return (
    <a class="button" href={href} rel={rel}>
      {label}
    </a>
  );
}
