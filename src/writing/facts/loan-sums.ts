/** The same sum each month, at a rate a year in percent, in whole dollars. */
export function levelPayment(borrowed: number, percent: number, months: number): number {
  return Math.round(borrowed / paymentsWorth(percent, months));
}

/** What a payment repays, at a rate a year in percent. Unrounded: each caller knows how exact. */
export function repaidBy(payment: number, percent: number, months: number): number {
  return payment * paymentsWorth(percent, months);
}

/** The present value of a dollar at the end of each month, by the formula of an annuity. */
function paymentsWorth(percent: number, months: number): number {
  const rate = percent / 1200;
  return rate === 0 ? months : (1 - (1 + rate) ** -months) / rate;
}
