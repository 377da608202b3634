/** A partner's client of the API: JSON in, `data` out, errors as exceptions. */
export class ApiClient {
  constructor(
    private readonly baseUrl: string,
    private readonly key: string,
  ) {}

  get<T>(path: string): Promise<T> {
    return this.send<T>('GET', path);
  }

  post<T>(path: string, body: object): Promise<T> {
    return this.send<T>('POST', path, body);
  }

  delete(path: string): Promise<unknown> {
    return this.send('DELETE', path);
  }

  private async send<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(this.baseUrl + path, {
      method,
      headers: { 'X-API-Key': this.key, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    const answer = (text === '' ? {} : JSON.parse(text)) as { data?: T };
    return answer.data as T;
  }
}
