import type { Quirk, Vendor } from './vendor.ts';

/**
 * Chat completions as OpenAI defined them and many serve them: OpenAI, Azure, Ollama, llama.cpp,
 * vLLM, LM Studio. They differ in the options that they take, hence the quirks.
 */
export const openaiCompatibleVendor: Vendor = async ({ settings, fetch, quirks }) => {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const { baseUrl: baseURL, apiKey, model } = settings;
  // Azure takes its keys in a header of its own; Bearer is for Entra tokens there.
  const isAzure = new URL(baseURL).hostname.endsWith('.azure.com');
  return createOpenAICompatible({
    name: 'openai-compatible',
    baseURL,
    ...(apiKey !== null && { apiKey }),
    ...(apiKey !== null && isAzure && { headers: { 'api-key': apiKey } }),
    fetch,
    includeUsage: true,
    supportsStructuredOutputs: true,
    transformRequestBody: (body) => adapted(body, quirks),
  }).chatModel(model);
};

type Body = Record<string, unknown>;

function adapted(body: Body, quirks: ReadonlySet<Quirk>): Body {
  const { response_format, stream_options, max_tokens, ...rest } = body;
  const newer = quirks.has('max_tokens');
  const [schema, object] = [quirks.has('json_schema'), quirks.has('json_object')];
  const format = schema ? { type: 'json_object' } : response_format;
  return {
    ...rest,
    ...(!object && format !== undefined && { response_format: format }),
    ...(!quirks.has('usage') && stream_options !== undefined && { stream_options }),
    ...(max_tokens !== undefined && {
      [newer ? 'max_completion_tokens' : 'max_tokens']: max_tokens,
    }),
  };
}
