import { dateFormat } from '../../../lib/formatters.ts';
import { homeOf } from '../../site/home-of.ts';
import type { SiteRow } from '../../site/store.ts';
import type { LoadedPage } from '../load-page.ts';
import { framed } from './frame.ts';
import { markup, type Html, trusted } from './markup.ts';
import { type FormState, leadForm, nameOf } from './lead-form.ts';
import { type OwnPhotos, photosInText, sourcesOf, withOwnPhotos } from './photos.ts';
import { shownPhotos, vehicleCard } from './vehicle-card.ts';

/** More photos than one only where the page stays light. */
const maxRoomy = 6;

/** The page as people see it; `form.wrong` has what is to be mended before it can be sent. */
export function sharePage(page: LoadedPage, form: FormState, own: OwnPhotos): Response {
  const { article, title } = page;
  const hasErrors = form.wrong.size > 0;
  const shown = article ? text(page, article, own) : cards(page, form.action, own);
  return framed({
    status: hasErrors ? 400 : 200,
    title: hasErrors ? `Error: ${title}` : `${title} · ${page.site.name}`,
    photoSources: sourcesOf(photosOn(page), own),
    body: markup`${header(page.site)}
<main id="content" tabindex="-1">
${article ? null : intro(page)}
<div class="layout wrap">
<div>${shown}
${fine(page)}</div>
${leadForm(page, form)}
</div>
</main>`,
  });
}

/** The photos that the page shows, by the addresses that the feed gives them. */
export function photosOn({ vehicles, article }: LoadedPage): string[] {
  const ofCars = vehicles.flatMap((row) => shownPhotos(row, isRoomy(vehicles)));
  return [...ofCars, ...photosInText(article?.html ?? '')];
}

function isRoomy({ length }: LoadedPage['vehicles']): boolean {
  return length <= maxRoomy;
}

/** A page with a sentence or two in the place of what was asked for. */
export function notePage(
  status: number,
  words: { title: string; text: string; more?: Html | null },
  headers?: Readonly<Record<string, string>>,
): Response {
  const { title, text: sentence, more = null } = words;
  const body = markup`<main id="content" tabindex="-1" class="wrap"><div class="text note">
<h1>${title}</h1><p>${sentence}</p>${more}</div></main>`;
  return framed({ status, title, body, headers });
}

/** What somebody sees who has sent the form. */
export function thanksPage({ site, title }: LoadedPage, back: string): Response {
  const { phone } = site;
  return notePage(200, {
    title: 'Thank you',
    text: `${site.name} has your request and will answer at what you have given.`,
    more: markup`${callLink(phone, 'Is it urgent? Call')}
<p><a href="${back}">Back to ${title}</a></p>`,
  });
}

function header(site: SiteRow): Html {
  const { name, street, city, state, zip, phone } = site;
  const region = [state, zip].filter(Boolean).join(' ');
  const place = [street, city, region].filter(Boolean).join(', ');
  const home = homeOf(site);
  return markup`<header class="top"><div class="wrap"><div>
<p class="store">${name}</p>${place !== '' && markup`<p class="place">${place}</p>`}</div>
<nav aria-label="Contact">${callButton(phone)}
<a class="button plain" href="#ask">Ask a question</a>
${home !== null && markup`<a class="link" href="${home}" rel="noreferrer">Website</a>`}
</nav></div></header>`;
}

/** As a phone dials it; null for what is no number. */
function dialed(phone: string | null): string | null {
  const digits = phone?.replace(/[^\d+]/g, '') ?? '';
  return /^\+?\d{7,15}$/.test(digits) ? digits : null;
}

function callButton(phone: string | null): Html | null {
  const number = dialed(phone);
  return number === null ? null : markup`<a class="button" href="tel:${number}">Call ${phone}</a>`;
}

function callLink(phone: string | null, words: string): Html | null {
  const number = dialed(phone);
  if (number === null) return null;
  return markup`<p>${words} <a href="tel:${number}">${phone}</a>.</p>`;
}

/** Prices come with what they leave out, before the first of them. */
function intro({ title, vehicles, asOf, site, disclaimers: [first] }: LoadedPage): Html {
  const here = vehicles.filter(({ soldAt }) => soldAt === null).length;
  const sold = vehicles.length - here;
  const count = here === 1 ? '1 vehicle' : `${here} vehicles`;
  const gone = sold === 0 ? '' : ` here, ${sold} sold since`;
  return markup`<div class="intro wrap"><h1>${title}</h1>
<p>${count}${gone}, as of ${timeAt(asOf, site.timeZone)}.${first ? ` ${first}` : null}</p></div>`;
}

function cards({ vehicles }: LoadedPage, action: string, own: OwnPhotos): Html {
  const isOne = vehicles.length === 1;
  const list = vehicles.map((row, at) => {
    const askHref = isOne ? '#ask' : `${action}?vin=${encodeURIComponent(nameOf(row))}#ask`;
    return vehicleCard(row, { index: at + 1, isRoomy: isRoomy(vehicles), isOne, askHref, own });
  });
  return markup`<ul class="cards${isOne && ' one'}">${list}</ul>`;
}

function text(
  { title }: LoadedPage,
  { html: body, language }: NonNullable<LoadedPage['article']>,
  own: OwnPhotos,
): Html {
  const isRightToLeft = /^(ar|fa|he|ur)\b/.test(language);
  const heading = /<h1[\s>]/.test(body) ? null : markup`<h1>${title}</h1>`;
  const dir = isRightToLeft && markup` dir="rtl"`;
  const shown = trusted(withOwnPhotos(body, own));
  return markup`<div class="text" lang="${language}"${dir}>${heading}${shown}</div>`;
}

function fine({ disclaimers, vehicles, asOf, site }: LoadedPage): Html | null {
  const isStock = vehicles.length > 0;
  const at = `Prices and availability as of ${timeAt(asOf, site.timeZone)}.`;
  const lines = [...disclaimers, ...(isStock ? [`${at} Vehicles may be sold at any time.`] : [])];
  if (lines.length === 0) return null;
  const heading = isStock ? 'About these prices' : 'Please note';
  return markup`<section class="fine" aria-labelledby="fine_title">
<h2 id="fine_title">${heading}</h2>${lines.map((line) => markup`<p>${line}</p>`)}</section>`;
}

function timeAt(ms: number, timeZone: string): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  return dateFormat('en-US', options)
    .format(ms)
    .replace(/[\u00a0\u202f]/g, ' ');
}
