/**
 * What somebody agrees to who sends a form. A change of its words is a new version: leads keep the
 * text that was agreed to. 47 CFR 64.1200(f)(9) asks for clear words, on which no purchase hangs.
 */
export const consentVersion = '1';

export function consentText(storeName: string): string {
  return (
    `I agree that ${storeName} may contact me about this request by e-mail, phone or text ` +
    'message at what I have given here. Agreeing is not a condition of any purchase. Message and ' +
    'data rates may apply.'
  );
}
