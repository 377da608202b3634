const hoursOfYear = 2080;
const leastPay = 12_000;
const mostPay = 1_000_000;
const leastPrice = 3000;
const leastPayment = 100;
const mostPayment = 2500;

/** What somebody earns in a year before tax, with the price or the payment that is weighed. */
export type TypedSalary = { salary: number; price: number | null; payment: number | null };

const afford = new RegExp(
  String.raw`\b(?:afford|spend|too much|how much (?:of a )?(?:car|truck|suv|vehicle)|` +
    String.raw`should i (?:buy|finance))\b`,
);
const ofPay = new RegExp(
  String.raw`\b(?:salary|income|wages?|a year|per year|yearly|annually|make|making|` +
    String.raw`earn(?:ing)?)\b`,
);
const isPaid = /^ ?(?:dollars? )?(?:salary|income|wages?|a year|per year|yearly|annually)\b/;
const before = /\b(?:mak(?:e|ing)|earn(?:ing)?|salary of|income of) (?:about |around )?\$?$/;
const on = /\b(?:on|with|for)(?: an?| my)? \$?$/;
const hourly = /\$?(\d{2,3}(?:\.\d+)?) (?:dollars )?(?:an|per) hour\b/;
const monthly = /\$?(\d{4,5})(?: dollars)? (?:a|per) month (?:income|salary|gross)\b/;
const sums =
  /(?<![\d.])(\d{1,3}(?:\.\d)? ?k|\d{3,6})\b(?! ?(?:miles?|mi|km|kilomet\w+|hp|lbs?|pounds?)\b)/g;

/**
 * What a keyword on what can be afforded says of somebody's pay: "how much car can i afford on 60k
 * salary", "making 22 an hour", "is a 600 car payment too much on 60k". Null where no pay is named.
 */
export function typedSalaryOf(keyword: string): TypedSalary | null {
  const typed = keyword.toLowerCase().replace(/(\d),(?=\d{3}\b)/g, '$1');
  if (!afford.test(typed)) return null;
  const [, hour] = hourly.exec(typed) ?? [];
  const [, month] = monthly.exec(typed) ?? [];
  if (hour) return alone(Number(hour) * hoursOfYear);
  if (month) return alone(Number(month) * 12);
  const found = [...typed.matchAll(sums)].map((one) => ({
    amount: amountOf(one[1] ?? ''),
    front: typed.slice(0, one.index),
    behind: typed.slice(one.index + one[0].length),
  }));
  const pay =
    found.find(({ front, behind }) => isPaid.test(behind) || before.test(front)) ??
    found.find(({ front, amount }) => on.test(front) && amount >= leastPay && ofPayBeside(typed));
  if (!pay || pay.amount < leastPay || pay.amount > mostPay) return null;
  const [other, ...more] = found.filter((one) => one !== pay).map(({ amount }) => amount);
  if (more.length > 0) return null;
  const isPayment = other !== undefined && other >= leastPayment && other <= mostPayment;
  const isPrice = other !== undefined && other >= leastPrice;
  if (other !== undefined && !isPayment && !isPrice) return null;
  return {
    salary: pay.amount,
    price: isPrice ? other : null,
    payment: isPayment ? other : null,
  };
}

/** "On 60k" is pay where nothing else is said of it but that it is to be afforded. */
function ofPayBeside(typed: string): boolean {
  return ofPay.test(typed) || !/\b(?:down|months?|loan|under|budget)\b/.test(typed);
}

function alone(sum: number): TypedSalary | null {
  const isPay = sum >= leastPay && sum <= mostPay;
  return isPay ? { salary: Math.round(sum), price: null, payment: null } : null;
}

function amountOf(sum: string): number {
  return sum.endsWith('k') ? Number(sum.slice(0, -1)) * 1000 : Number(sum);
}
