import type { ComponentChildren } from 'preact';

type Props = {
  /** Left out where the title of the page says it. */
  title?: ComponentChildren;
  /** To the right of the title: a link, a legend, a quiet remark. */
  aside?: ComponentChildren;
  /** Rows and tables reach from edge to edge; everything else keeps its distance. */
  isFlush?: boolean;
  class?: string;
  id?: string;
  children: ComponentChildren;
};

export function Card({ title, aside, isFlush, class: extra, id, children }: Props) {
  return (
    <section class={extra === undefined ? 'card' : `card ${extra}`} id={id}>
      {title !== undefined && (
        <div class="card-head">
          <h2>{title}</h2>
          {aside}
        </div>
      )}
      {isFlush ? children : <div class="card-body">{children}</div>}
    </section>
  );
}
