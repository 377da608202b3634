import type { ComponentChildren } from 'preact';
import { SubmitButton } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';

type Options = {
  title: string;
  subtitle?: string;
  /** After `/settings`. */
  path: string;
  back?: { href: string; label: string };
  /** `fingerprintOf` what is stored now; nothing for something new. */
  seen?: string;
  isStale?: boolean;
  isWrong?: boolean;
  /** Wider than a column of text, for rows. */
  isWide?: boolean;
  after?: ComponentChildren;
};

/** A page with one form of the settings. */
export function editPage(
  visit: StoreVisit,
  options: Options,
  fields: ComponentChildren,
): Promise<Response> {
  const { settings, common } = visit.words;
  const { title, subtitle, seen, isStale = false, isWrong = false } = options;
  const back = options.back ?? { href: storePath(visit, '/settings'), label: settings.title };
  const status = isStale ? 409 : isWrong ? 422 : 200;
  return page(
    visit,
    { title, place: 'settings', status, isError: isStale || isWrong },
    <>
      <PageHead title={title} subtitle={subtitle} back={back} />
      {isStale && (
        <Notice tone="warn">
          <p>
            <strong>{settings.staleTitle}</strong>
          </p>
          <p>{settings.stale}</p>
        </Notice>
      )}
      <form
        method="post"
        action={storePath(visit, `/settings${options.path}`)}
        class={`card card-body fields ${options.isWide ? '' : 'narrow'}`}
      >
        {seen !== undefined && <input type="hidden" name="seen" value={seen} />}
        {fields}
        <SubmitButton kind="primary">{common.save}</SubmitButton>
      </form>
      {options.after}
    </>,
  );
}
