import type { WebhookRow } from '../../domain/webhooks/store.ts';
import { LinkButton } from '../components/button.tsx';
import { CopyOnce } from '../components/copy-once.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import type { StoreVisit } from '../visit.ts';
import { pathOf } from './find.ts';

/** Shown this once: what is kept is sealed, and no page opens it. */
export function showSecret(visit: StoreVisit, row: WebhookRow, secret: string): Promise<Response> {
  const { words } = visit;
  const { webhooks } = words;
  return page(
    visit,
    { title: webhooks.secretTitle, place: 'webhooks' },
    <>
      <PageHead title={webhooks.secretTitle} />
      <div class="card card-body stack wide">
        <Notice tone="warn">{webhooks.secretText}</Notice>
        <CopyOnce id="secret" label={webhooks.secret} value={secret} words={words} />
        <div class="actions">
          <LinkButton kind="primary" icon="check" href={pathOf(visit, row)}>
            {webhooks.secretDone}
          </LinkButton>
        </div>
      </div>
    </>,
  );
}
