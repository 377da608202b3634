import { findDeskLead } from '../../domain/leads/desk.ts';
import { countOfPerson, forgetPerson } from '../../domain/leads/forget-person.ts';
import { notFound } from '../../problem.ts';
import { LinkButton, SubmitButton } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page, saying, seeOther } from '../html.tsx';
import { param, storePath, type StoreVisit } from '../visit.ts';
import { leadPath } from './deeds.ts';

/** Asks once: there is no way back from it. */
export async function confirmForget(visit: StoreVisit): Promise<Response> {
  const { ctx, site, words } = visit;
  const lead = await findDeskLead(ctx.reader, site.id, param(visit, 'lead'));
  if (!lead) throw notFound();
  const count = await countOfPerson(ctx.reader, lead);
  const back = { href: leadPath(visit), label: lead.name };
  return page(
    visit,
    { title: words.leads.forget, place: 'leads' },
    <>
      <PageHead title={words.leads.forget} subtitle={lead.email ?? lead.phone ?? ''} back={back} />
      <form method="post" action={`${leadPath(visit)}/forget`} class="card fields narrow">
        <Notice tone="warn">
          <p>{words.leads.forgetText(count)}</p>
          <p>{words.leads.forgetRest}</p>
        </Notice>
        <div class="actions">
          <SubmitButton kind="danger">{words.leads.forgetConfirm}</SubmitButton>
          <LinkButton href={leadPath(visit)}>{words.common.cancel}</LinkButton>
        </div>
      </form>
    </>,
  );
}

export async function forget(visit: StoreVisit): Promise<Response> {
  await forgetPerson(visit.ctx, visit.actor, param(visit, 'lead'));
  return seeOther(saying(storePath(visit, '/leads'), 'deleted'));
}
