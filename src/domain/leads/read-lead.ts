import { problem } from '../../problem.ts';

/** A lead as somebody wrote it, checked; texts are trimmed and in one line but for the message. */
export type GivenLead = {
  name: string;
  email: string | null;
  phone: string | null;
  message: string | null;
  /** VIN, stock number or id. */
  vehicle: string | null;
};

export type LeadFields = Readonly<Record<string, unknown>>;

const known = ['name', 'email', 'phone', 'message', 'vin', 'consent', 'website', 'form'];
const maxName = 200;
const maxEmail = 254;
const maxPhone = 40;
const maxMessage = 2000;
const maxVehicle = 60;

/** The form of HTML's own e-mail field, with a dot in the domain; no line can be smuggled in. */
const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const emailPattern = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]{1,64}@${label}(?:\\.${label})+$`, 'i');

/** Throws a 400 that names every field that is not valid. */
export function readLead(fields: LeadFields): GivenLead {
  const issues: Issue[] = [];
  const check = (path: string, isGood: boolean, message: string) => {
    if (!isGood && !issues.some((issue) => issue.path === path)) issues.push({ path, message });
  };
  for (const name of Object.keys(fields)) {
    check(name.slice(0, 40), known.includes(name), 'is not a known field');
  }
  const line = (name: string, most: number) => textOf(fields, { name, most, isLine: true }, issues);
  const name = line('name', maxName);
  check('name', name !== null, `must be 1 to ${maxName} characters`);
  const email = line('email', maxEmail);
  const isEmail = email === null || emailPattern.test(email);
  check('email', isEmail, 'must be an e-mail address such as sam@example.com');
  const phone = line('phone', maxPhone);
  check('phone', phone === null || isPhone(phone), 'must be a phone number of 7 to 15 digits');
  const isReachable = email !== null || phone !== null || issues.some(isOfContact);
  check('email', isReachable, 'or a phone number is needed');
  const message = textOf(fields, { name: 'message', most: maxMessage }, issues);
  const vehicle = line('vin', maxVehicle);
  check('consent', fields['consent'] === true, 'must be given');
  const [first] = issues;
  if (first) {
    throw problem('validation_error', `${first.path}: ${first.message}`, { issues });
  }
  return { name: name ?? '', email, phone, message, vehicle };
}

type Issue = { path: string; message: string };

function isOfContact({ path }: Issue): boolean {
  return path === 'email' || path === 'phone';
}

/** As much of it as can be kept, of what a machine has sent. */
export function readSpam(fields: LeadFields): GivenLead {
  const part = (name: string, most: number) => {
    const value = fields[name];
    const text = typeof value === 'string' ? clean(value).trim().slice(0, most).toWellFormed() : '';
    return text === '' ? null : text;
  };
  return {
    name: part('name', maxName) ?? '(no name)',
    email: part('email', maxEmail),
    phone: part('phone', maxPhone),
    message: part('message', maxMessage),
    vehicle: null,
  };
}

const links = /https?:|www\.|\[url|<a\b|\b[\w-]+\.(?:com|net|org|ru|xyz|top|shop|info|biz)\//gi;
const maxLinks = 2;

/** People ask about cars; who sends links sells something. */
export function isAdvertising({ name, message }: GivenLead): boolean {
  if ((name.match(links) ?? []).length > 0) return true;
  return (message?.match(links) ?? []).length > maxLinks;
}

function isPhone(phone: string): boolean {
  const digits = phone.replace(/\D/g, '').length;
  return (
    digits >= 7 && digits <= 15 && /^[+(\d][\d\s().+/-]*(?:(?:x|ext\.?) ?\d{1,6})?$/i.test(phone)
  );
}

type Field = { name: string; most: number; isLine?: boolean };

/** Null where nothing is given, or nothing that can be taken: `issues` says why then. */
function textOf(fields: LeadFields, { name, most, isLine }: Field, issues: Issue[]): string | null {
  const value = fields[name] ?? '';
  const refuse = (message: string) => {
    issues.push({ path: name, message });
    return null;
  };
  if (typeof value !== 'string') return refuse('must be a text');
  if (!value.isWellFormed()) return refuse('must be well-formed Unicode text');
  const text = clean(value).trim();
  if ([...text].length > most) return refuse(`must be at most ${most} characters`);
  if (isLine && /[\n\t\u2028\u2029]/.test(text)) return refuse('must be a single line');
  return text === '' ? null : text;
}

/** Without control characters and those that turn the direction of what stands around them. */
function clean(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/gu, '');
}
