/**
 * Names of trims that fact tables also put into the model's name. Where a vehicle's trim is known
 * and is another, such a row is not about it.
 */
const trimNames = new Set(
  (
    'ls lt ltz ss le xle xse se sel ses s sl sv sr st rs gt gts lx ex exl dx sx si ltd limited ' +
    'premium premier luxury touring sport sl slt sle denali srt sxt rt xlt xl lariat platinum ' +
    'titanium signature raptor tremor trailhawk hellcat trackhawk pro plaid performance select ' +
    'jcw trd wilderness laramie rebel tradesman rubicon nismo type r n ' +
    'nline z06 zr1 zl1 zr2 rspec polestar'
  ).split(' '),
);

/** Names of equipment that any trim may have, and that a store's data seldom mention. */
const equipment = new Set(
  (
    'eco sfe xfe hfe fe hf aero blue eassist long range standard plus mud terrain tires payload ' +
    'package pkg tech active ii i drive inch wheels etorque gvwr unlimited'
  ).split(' '),
);

/** What makes a model of its own of another one's name. */
const siblings: Readonly<Record<string, readonly string[]>> = {
  prius: ['c', 'v', 'prime'],
  'santa fe': ['sport', 'xl'],
  'range rover': ['sport', 'evoque', 'velar'],
  rogue: ['select', 'sport'],
  outlander: ['sport'],
  bronco: ['sport'],
  malibu: ['limited', 'classic'],
  impala: ['limited'],
  yukon: ['xl'],
  escalade: ['esv', 'ext', 'iq'],
  expedition: ['max', 'el'],
  navigator: ['l'],
  'grand cherokee': ['l'],
  wagoneer: ['l'],
  cooper: ['countryman', 'clubman', 'paceman', 'clubvan'],
  mustang: ['mach', 'mache'],
  corolla: ['cross', 'im'],
  elantra: ['gt', 'touring', 'n'],
  genesis: ['coupe'],
  forte: ['5'],
  versa: ['note'],
  focus: ['rs'],
  golf: ['r', 'alltrack'],
  '500': ['l', 'x', 'e'],
  bolt: ['euv'],
  a4: ['allroad'],
  a6: ['allroad'],
  f150: ['lightning'],
  civic: ['type'],
  colorado: ['chassis'],
  canyon: ['chassis'],
};

/** A stroke divides names of several: "xle/xse". */
export function isTrimName(word: string): boolean {
  return word.split('/').every((one) => trimNames.has(one));
}

export function isKnownVariant(word: string): boolean {
  return word.split('/').every((one) => trimNames.has(one) || equipment.has(one));
}

/** Whether a word after a model's own makes another model of it. */
export function isSibling(modelWords: readonly string[], word: string): boolean {
  return siblings[modelWords.join(' ')]?.includes(word) ?? false;
}
