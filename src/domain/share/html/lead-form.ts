import { consentText } from '../../leads/consent.ts';
import type { LoadedPage } from '../load-page.ts';
import type { ShownRow } from '../vehicles-store.ts';
import { markup, type Html } from './markup.ts';
import { modelOf } from './vehicle-card.ts';

export type FormState = {
  /** Of the page, to which the form is sent. */
  action: string;
  stamp: string;
  /** What somebody has filled in, by the names of the fields. */
  values: Readonly<Record<string, string>>;
  /** What is wrong with it, by the same names. */
  wrong: ReadonlyMap<string, string>;
};

type Field = {
  name: 'name' | 'email' | 'phone';
  label: string;
  type: string;
  autocomplete: string;
  maxLength: number;
  isRequired?: boolean;
};

const fields: readonly Field[] = [
  {
    name: 'name',
    label: 'Your name',
    type: 'text',
    autocomplete: 'name',
    maxLength: 200,
    isRequired: true,
  },
  { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'email', maxLength: 254 },
  { name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel', maxLength: 40 },
];

/** Works without scripts: an ordinary form, sent to the address of the page. */
export function leadForm({ site, vehicles }: LoadedPage, state: FormState): Html {
  return markup`<section class="ask" id="ask" aria-labelledby="ask_title">
<h2 id="ask_title">Ask ${site.name}</h2>
<p>Give an e-mail address or a phone number; either will do.</p>
${summary(state)}
<form method="post" action="${state.action}#ask">
${fields.map((field) => input(field, state))}
${choice(vehicles, state)}
<div class="field"><label for="lead_message">Message</label>
<textarea id="lead_message" name="message" maxlength="2000" rows="4"${marks('message', state)}>${
    state.values['message'] ?? ''
  }</textarea>${reason('message', state)}</div>
<div class="away" aria-hidden="true"><label for="lead_website">Leave this empty</label>
<input id="lead_website" name="website" type="text" tabindex="-1" autocomplete="off"></div>
<input type="hidden" name="form" value="${state.stamp}">
<div class="consent"><input id="lead_consent" name="consent" type="checkbox" value="yes"
 required${marks('consent', state)}${state.values['consent'] === 'yes' && markup` checked`}>
<div><label for="lead_consent">${consentText(site.name)}</label>${reason('consent', state)}</div>
</div>
<button class="button" type="submit">Send</button>
</form>
</section>
`;
}

function input({ name, label, isRequired = false, ...rest }: Field, state: FormState): Html {
  const { type, autocomplete, maxLength } = rest;
  const more = [isRequired && markup` required`, marks(name, state)];
  return markup`<div class="field"><label for="lead_${name}">${label}</label>
<input id="lead_${name}" name="${name}" type="${type}" autocomplete="${autocomplete}"
 maxlength="${maxLength}" value="${state.values[name] ?? ''}"${more}>${reason(name, state)}</div>
`;
}

function choice(vehicles: readonly ShownRow[], state: FormState): Html | null {
  const [only] = vehicles;
  if (!only) return null;
  if (vehicles.length === 1) {
    return markup`<input type="hidden" name="vin" value="${nameOf(only)}">`;
  }
  const options = vehicles.map((row) => option(row, state.values['vin']?.toUpperCase()));
  return markup`<div class="field"><label for="lead_vin">Vehicle</label>
<select id="lead_vin" name="vin"${marks('vin', state)}>
<option value="">Any of them</option>${options}</select>${reason('vin', state)}</div>
`;
}

function option(row: ShownRow, chosen: string | undefined): Html {
  const value = nameOf(row);
  const isSold = row.soldAt !== null && ', sold';
  const parts = [modelOf(row), row.trim, row.stockNumber && `(${row.stockNumber})`];
  const text = parts.filter(Boolean).join(' ');
  const isChosen = value.toUpperCase() === chosen && markup` selected`;
  return markup`<option value="${value}"${isChosen}>${text}${isSold}</option>`;
}

/** How a form names a vehicle. */
export function nameOf({ vin, id }: ShownRow): string {
  return vin ?? id;
}

function summary({ wrong }: FormState): Html | null {
  if (wrong.size === 0) return null;
  const lines = [...wrong].map(([name, words]) => {
    const label = labels.get(name);
    const link = label ? markup`<a href="#lead_${name}">${label}</a>: ` : null;
    return markup`<li>${link}${words}</li>`;
  });
  return markup`<div class="summary" role="alert"><p>It has not been sent yet.</p>
<ul>${lines}</ul></div>
`;
}

const labels: ReadonlyMap<string, string> = new Map([
  ['name', 'Your name'],
  ['email', 'E-mail'],
  ['phone', 'Phone'],
  ['vin', 'Vehicle'],
  ['message', 'Message'],
  ['consent', 'Consent'],
]);

function marks(name: string, { wrong }: FormState): Html | null {
  return wrong.has(name) ? markup` aria-invalid="true" aria-describedby="wrong_${name}"` : null;
}

function reason(name: string, { wrong }: FormState): Html | null {
  const words = wrong.get(name);
  return words === undefined ? null : markup`<p class="wrong" id="wrong_${name}">${words}</p>`;
}
