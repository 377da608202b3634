/** A server that draws by the protocol of OpenAI's images endpoint. */
export type ImageProviderSettings = {
  provider: 'openai-compatible';
  /** Without a slash at its end. */
  baseUrl: string;
  /** Null where the server wants none, as local ones do. */
  apiKey: string | null;
  model: string;
  /** Millionths of a US dollar for an image; null where nobody has said. */
  priceMicros: number | null;
};
