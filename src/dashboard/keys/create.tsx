import { isScope, presetNames, presets, type Scope } from '../../../schema/contracts/scopes.ts';
import { createKey, type KeyInput } from '../../domain/site/create-key.ts';
import type { KeyRow } from '../../domain/site/keys-store.ts';
import { Problem } from '../../problem.ts';
import { LinkButton } from '../components/button.tsx';
import { CopyOnce } from '../components/copy-once.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { type Form, readForm } from '../form.ts';
import { page } from '../html.tsx';
import { ownAddress } from '../own-address.ts';
import { storePath, type StoreVisit } from '../visit.ts';
import { type KeyFields, showKeyForm } from './form.tsx';

const usual: KeyFields = {
  name: '',
  preset: 'full_access',
  scopes: [],
  minute: '60',
  day: '10000',
  expiry: '90',
};

export function newKeyPage(visit: StoreVisit): Promise<Response> {
  return showKeyForm(visit, usual, visit.ctx.ids.uuid());
}

/** The key is on this one answer and nowhere else: the same form again makes no second one. */
export async function sendKey(visit: StoreVisit): Promise<Response> {
  const { ctx, actor, request } = visit;
  const form = await readForm(request, 16_384);
  const fields = fieldsOf(form);
  const once = /^[0-9a-f-]{36}$/.test(form.text('once')) ? form.text('once') : ctx.ids.uuid();
  try {
    const { key, row } = await createKey(ctx, inputOf(visit, fields, once), actor);
    return await showKey(visit, key, row);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'conflict') return showTwice(visit);
    if (error.code !== 'validation_error') throw error;
    return showKeyForm(visit, fields, once, error.message.split(':', 1)[0]);
  }
}

function fieldsOf(form: Form): KeyFields {
  return {
    name: form.text('name'),
    preset: form.text('preset'),
    scopes: form.all('scope'),
    minute: form.text('rate_limit'),
    day: form.text('daily_limit'),
    expiry: form.text('expiry'),
  };
}

function inputOf({ site }: StoreVisit, fields: KeyFields, id: string): KeyInput {
  const { name, minute, day, expiry } = fields;
  const limits = { rateLimit: wholeNumber(minute), dailyLimit: wholeNumber(day) };
  const ends = expiry === 'never' ? {} : { expiresInDays: wholeNumber(expiry) };
  return { id, siteId: site.id, name, scopes: scopesOf(fields), ...limits, ...ends };
}

function scopesOf({ preset, scopes }: KeyFields): readonly Scope[] {
  const known = presetNames.find((name) => name === preset);
  return known ? presets[known] : scopes.filter(isScope);
}

/** What is no whole number is out of every range. */
function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : -1;
}

function showKey(visit: StoreVisit, key: string, row: KeyRow): Promise<Response> {
  const { words } = visit;
  const { keys } = words;
  const path = storePath(visit, '/keys');
  return page(
    visit,
    { title: keys.madeTitle, place: 'keys' },
    <>
      <PageHead title={keys.madeTitle} />
      <div class="card card-body stack wide">
        <Notice tone="warn">{keys.madeText}</Notice>
        <CopyOnce id="key" label={keys.madeKey(row.name)} value={key} words={words} />
        <CopyOnce
          id="curl"
          label={keys.madeCurl}
          value={curlLine(visit, key, row.scopes)}
          words={words}
        />
        <div class="actions">
          <LinkButton kind="primary" icon="check" href={path}>
            {keys.madeDone}
          </LinkButton>
        </div>
      </div>
    </>,
  );
}

/** The first thing that the key may read; every key may ask what the scopes are. */
function curlLine(visit: StoreVisit, key: string, scopes: readonly Scope[]): string {
  const path = scopes.includes('site:read') ? '/site' : '/reference/scopes';
  return `curl -H 'X-API-Key: ${key}' '${ownAddress(visit, `/v1/public${path}`)}'`;
}

function showTwice(visit: StoreVisit): Promise<Response> {
  const { keys } = visit.words;
  return page(
    visit,
    { title: keys.twiceTitle, place: 'keys', status: 409, isError: true },
    <>
      <PageHead title={keys.twiceTitle} />
      <Notice tone="warn">{keys.twice}</Notice>
      <div class="actions">
        <LinkButton href={storePath(visit, '/keys')}>{keys.toList}</LinkButton>
      </div>
    </>,
  );
}
