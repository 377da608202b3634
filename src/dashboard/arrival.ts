/** A request as it comes from the server, before anybody knows whose it is. */
export type Arrival = {
  request: Request;
  url: URL;
  /** The client's, behind trusted proxies too. */
  address: string;
  keepOpen(): void;
};
