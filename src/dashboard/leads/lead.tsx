import { deliveriesOf } from '../../domain/leads/deliveries-store.ts';
import { type DeskLead, findDeskLead } from '../../domain/leads/desk.ts';
import { notFound } from '../../problem.ts';
import { Badge } from '../components/badge.tsx';
import { LinkButton, SubmitButton } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import { param, storePath, type StoreVisit } from '../visit.ts';
import { About, Consent, Message } from './about.tsx';
import { Delivery } from './delivery.tsx';
import { AnswerForm } from './table.tsx';

/** One lead: who, what about, what they agreed to, and where it went. */
export async function showLead(visit: StoreVisit): Promise<Response> {
  const { ctx, site, words } = visit;
  const lead = await findDeskLead(ctx.reader, site.id, param(visit, 'lead'));
  if (!lead) throw notFound();
  const deliveries = (await deliveriesOf(ctx.reader, [lead.id])).get(lead.id) ?? [];
  return page(
    visit,
    { title: lead.name, place: 'leads' },
    <>
      <Head visit={visit} lead={lead} />
      {lead.spamReason !== null && (
        <Notice tone="warn">
          <p>{words.leads.spamReasons[lead.spamReason]}</p>
          <p>{words.leads.acceptHint}</p>
        </Notice>
      )}
      <div class="columns">
        <div class="stack">
          <Message visit={visit} lead={lead} />
          <About visit={visit} lead={lead} />
        </div>
        <div class="stack">
          {lead.spamReason === null && (
            <Delivery visit={visit} lead={lead} deliveries={deliveries} />
          )}
          <Consent visit={visit} lead={lead} />
        </div>
      </div>
    </>,
  );
}

type Props = { visit: StoreVisit; lead: DeskLead };

function Head({ visit, lead }: Props) {
  const { leads } = visit.words;
  const path = storePath(visit, `/leads/${lead.id}`);
  return (
    <PageHead
      title={lead.name}
      subtitle={<State visit={visit} lead={lead} />}
      back={{ href: storePath(visit, '/leads'), label: leads.backToLeads }}
    >
      <LinkButton href={`${path}/forget`}>{leads.forget}</LinkButton>
      <form method="post" action={`${path}/export`}>
        <SubmitButton icon="download" name="format" value="adf">
          {leads.exportAdf}
        </SubmitButton>
      </form>
      <Step visit={visit} lead={lead} path={path} />
    </PageHead>
  );
}

/** The one step that comes next. */
function Step({ visit, lead, path }: Props & { path: string }) {
  const { leads } = visit.words;
  if (lead.spamReason !== null) {
    return (
      <form method="post" action={`${path}/accept`}>
        <SubmitButton kind="primary">{leads.accept}</SubmitButton>
      </form>
    );
  }
  if (lead.answeredAt === null) return <AnswerForm visit={visit} lead={lead} from="lead" />;
  return (
    <form method="post" action={`${path}/reopen`}>
      <SubmitButton>{leads.reopen}</SubmitButton>
    </form>
  );
}

function State({ visit: { words, show }, lead }: Props) {
  const { leads } = words;
  if (lead.spamReason !== null) return <Badge tone="idle">{leads.spam}</Badge>;
  if (lead.answeredAt === null) return <Badge tone="warn">{leads.new}</Badge>;
  const by = leads.answeredBy(lead.answeredBy ?? '', show.instant(lead.answeredAt));
  return (
    <>
      <Badge tone="ok">{leads.answered}</Badge> {by}
    </>
  );
}
