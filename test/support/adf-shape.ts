import { SaxesParser } from 'saxes';

/** What each element may hold: names of children in their order, as the DTD of ADF 1.0 has it. */
const models: Readonly<Record<string, RegExp>> = model({
  adf: '(prospect )+',
  prospect: '(id )*requestdate (vehicle )+customer vendor (provider )?',
  vehicle:
    '(id )*year make model (vin )?(stock )?(trim )?(doors )?(bodystyle )?(transmission )?' +
    '(odometer )?(condition )?(colorcombination )*(imagetag )?(price )?(pricecomments )?' +
    '(option )*(finance )?(comments )?',
  customer: 'contact (id )*(timeframe )?(comments )?',
  contact: '(name )+((email )(phone )*|(phone )+)(address )?',
  address: '(street ){1,5}(apartment )?(city )?(regioncode )?(postalcode )?(country )?',
  vendor: '(id )*vendorname (url )?contact ',
  provider: '(id )*name (service )?(url )?(email )?(phone )?(contact )?',
});

const leaves = new Set(
  (
    'id requestdate year make model vin stock trim name email phone street city regioncode ' +
    'postalcode country vendorname url service comments'
  ).split(' '),
);

const attributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  prospect: { status: /^(new|resend)$/ },
  id: { sequence: /^\d+$/, source: /./ },
  vehicle: { interest: /^(buy|lease|sell|trade-in|test-drive)$/, status: /^(new|used)$/ },
  contact: { primarycontact: /^[01]$/ },
  name: { part: /^(surname|first|middle|last|full)$/, type: /^(business|individual)$/ },
  phone: {
    type: /^(voice|fax|cellphone|pager)$/,
    time: /^(morning|afternoon|evening|nopreference|day)$/,
  },
  street: { line: /^[1-5]$/ },
};

function model(parts: Record<string, string>): Record<string, RegExp> {
  return Object.fromEntries(
    Object.entries(parts).map(([name, words]) => [name, new RegExp(`^${words}$`)]),
  );
}

/** Where a document breaks the structure of ADF 1.0; a parser reads it that forgives nothing. */
export function adfFaults(document: string): string[] {
  const faults: string[] = [];
  const parser = new SaxesParser({ xmlns: false });
  const open: { name: string; children: string; text: string }[] = [];
  const add = (text: string) => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes: given }) => {
    const parent = open.at(-1);
    if (parent) parent.children += `${name} `;
    else if (name !== 'adf') faults.push(`the root is ${name}`);
    for (const [key, value] of Object.entries(given)) {
      const form = attributes[name]?.[key];
      if (!form?.test(String(value))) faults.push(`${name}: ${key}="${value}"`);
    }
    open.push({ name, children: '', text: '' });
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const { name, children, text } = open.pop() ?? { name: '', children: '', text: '' };
    const form = models[name];
    if (!form && !leaves.has(name)) faults.push(`${name} is no element`);
    if (form && !form.test(children)) faults.push(`${name} holds ${children}`);
    if (form && text.trim() !== '') faults.push(`${name} holds text`);
    if (!form && children !== '') faults.push(`${name} holds ${children}`);
  });
  parser.write(document).close();
  return faults;
}
