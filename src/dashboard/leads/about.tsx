import type { ComponentChildren } from 'preact';
import { vehicleName } from '../../domain/leads/csv.ts';
import type { DeskLead } from '../../domain/leads/desk.ts';
import { Card } from '../components/card.tsx';
import { Time } from '../components/time.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { pageName } from './table.tsx';

type Props = { visit: StoreVisit; lead: DeskLead };

export function Message({ visit, lead }: Props) {
  const { leads } = visit.words;
  return (
    <Card title={leads.message}>
      {lead.message === null ? (
        <p class="quiet">{leads.noMessage}</p>
      ) : (
        <p class="as-written" dir="auto">
          {lead.message}
        </p>
      )}
    </Card>
  );
}

export function About({ visit, lead }: Props) {
  const { words, show } = visit;
  const { leads } = words;
  const none = <span class="quiet">{leads.notGiven}</span>;
  return (
    <Card title={leads.contact}>
      <dl class="fact-rows">
        <Fact label={leads.name}>
          <bdi>{lead.name}</bdi>
        </Fact>
        <Fact label={leads.email}>
          {lead.email === null ? none : <a href={`mailto:${lead.email}`}>{lead.email}</a>}
        </Fact>
        <Fact label={leads.phone}>
          {lead.phone === null ? (
            none
          ) : (
            <a class="nowrap" href={telephone(lead.phone)}>
              {lead.phone}
            </a>
          )}
        </Fact>
        <Fact label={leads.vehicle}>
          <Vehicle visit={visit} lead={lead} />
        </Fact>
        {lead.vehicle?.vin && <Fact label="VIN">{lead.vehicle.vin}</Fact>}
        {lead.vehicle?.stockNumber && (
          <Fact label={leads.stockNumber}>{lead.vehicle.stockNumber}</Fact>
        )}
        <Fact label={leads.page}>{pageName(lead, words)}</Fact>
        <Fact label={leads.received}>{show.instant(lead.createdAt)}</Fact>
        {lead.times > 1 && (
          <Fact label={leads.lastAsked}>
            <Time at={lead.lastAt} show={show} /> ({leads.asked(lead.times)})
          </Fact>
        )}
      </dl>
    </Card>
  );
}

export function Consent({ visit: { words, show }, lead }: Props) {
  const { leads } = words;
  if (lead.consentText === null || lead.consentedAt === null) {
    return (
      <Card title={leads.consent}>
        <p>{leads.noConsent}</p>
      </Card>
    );
  }
  return (
    <Card title={leads.consent}>
      <blockquote class="as-written" lang="en">
        {lead.consentText}
      </blockquote>
      <p class="quiet small">{leads.consentAt(show.instant(lead.consentedAt))}</p>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Linked where the stock had it. */
function Vehicle({ visit, lead }: Props) {
  const name = vehicleName(lead.vehicle);
  if (name === '') return <>{visit.words.leads.noVehicle}</>;
  if (lead.vehicleId === null) return <>{name}</>;
  return <a href={storePath(visit, `/vehicles/${lead.vehicleId}`)}>{name}</a>;
}

function telephone(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
