import { consentText } from '../../leads/consent.ts';
import type { LoadedPage } from '../load-page.ts';
import type { ShownRow } from '../vehicles-store.ts';
import { html, type Html } from './html.ts';
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
  return html`<section class="ask" id="ask" aria-labelledby="ask_title">
<h2 id="ask_title">Ask ${site.name}</h2>
<p>Give an e-mail address or a phone number; either will do.</p>
${summary(state)}
<form method="post" action="${state.action}">
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
 required${marks('consent', state)}${state.values['consent'] === 'yes' && html` checked`}>
<div><label for="lead_consent">${consentText(site.name)}</label>${reason('consent', state)}</div>
</div>
<button class="button" type="submit">Send</button>
</form>
</section>
`;
}

function input({ name, label, isRequired, ...rest }: Field, state: FormState): Html {
  const { type, autocomplete, maxLength } = rest;
  return html`<div class="field"><label for="lead_${name}">${label}</label>
<input id="lead_${name}" name="${name}" type="${type}" autocomplete="${autocomplete}"
 maxlength="${maxLength}" value="${state.values[name] ?? ''}"${isRequired === true && html` required`}${marks(
   name,
   state,
 )}>${reason(name, state)}</div>
`;
}

function choice(vehicles: readonly ShownRow[], state: FormState): Html | null {
  const [only] = vehicles;
  if (!only) return null;
  if (vehicles.length === 1) {
    return html`<input type="hidden" name="vin" value="${nameOf(only)}">`;
  }
  const chosen = state.values['vin']?.toUpperCase();
  const option = (row: ShownRow) => {
    const value = nameOf(row);
    const text = [modelOf(row), row.trim, row.stockNumber && `(${row.stockNumber})`];
    const isSold = row.soldAt !== null && ', sold';
    return html`<option value="${value}"${value.toUpperCase() === chosen && html` selected`}>${text
      .filter(Boolean)
      .join(' ')}${isSold}</option>`;
  };
  return html`<div class="field"><label for="lead_vin">Vehicle</label>
<select id="lead_vin" name="vin"${marks('vin', state)}><option value="">Any of them</option>${vehicles.map(
    option,
  )}</select>${reason('vin', state)}</div>
`;
}

/** How a form names a vehicle. */
export function nameOf({ vin, id }: ShownRow): string {
  return vin ?? id;
}

function summary({ wrong }: FormState): Html | null {
  if (wrong.size === 0) return null;
  const lines = [...wrong].map(([name, words]) => {
    const label = labels[name];
    return html`<li>${label ? html`<a href="#lead_${name}">${label}</a>: ` : null}${words}</li>`;
  });
  return html`<div class="summary" role="alert"><p>It has not been sent yet.</p><ul>${lines}</ul></div>
`;
}

const labels: Readonly<Record<string, string>> = {
  name: 'Your name',
  email: 'E-mail',
  phone: 'Phone',
  vin: 'Vehicle',
  message: 'Message',
  consent: 'Consent',
};

function marks(name: string, { wrong }: FormState): Html | null {
  return wrong.has(name) ? html` aria-invalid="true" aria-describedby="wrong_${name}"` : null;
}

function reason(name: string, { wrong }: FormState): Html | null {
  const words = wrong.get(name);
  return words === undefined ? null : html`<p class="wrong" id="wrong_${name}">${words}</p>`;
}
