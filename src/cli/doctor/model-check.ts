import { capInWords } from '../../providers/text-model/model-policy.ts';
import { type Check, good } from './check.ts';

/** By the settings alone: a doctor opens no connection. Half a group stops the start already. */
export const textModelCheck: Check = {
  name: 'text-model',
  examine({ config: { textModel } }) {
    if (!textModel)
      return good('The embedded writer writes, in English. LLM_PROVIDER sets a model.');
    const { settings, policy } = textModel;
    const cap = policy.monthlyCap ? `${capInWords(policy.monthlyCap)} a month` : 'no budget';
    const otherwise = policy.fallback === 'embedded' ? 'then the embedded writer' : 'else nobody';
    const where = `${settings.model} at ${new URL(settings.baseUrl).host}`;
    return good(`${where} writes, ${otherwise}; ${cap} for each site unless it has its own.`);
  },
};
