declare module '*.sql' {
  const text: string;
  export default text;
}
declare module '*.csv' {
  const text: string;
  export default text;
}
declare module '*.md' {
  const text: string;
  export default text;
}
declare module '*.css' {
  const text: string;
  export default text;
}
declare module 'swagger-ui-dist/swagger-ui-bundle.js' {
  const text: string;
  export default text;
}
declare module '*.bin' {
  const path: string;
  export default path;
}
declare module '*.svg' {
  const text: string;
  export default text;
}
declare module '*.woff2' {
  const path: string;
  export default path;
}
declare module 'htmx.org/dist/htmx.min.js' {
  const path: string;
  export default path;
}
declare module 'htmx.org/dist/ext/hx-sse.min.js' {
  const path: string;
  export default path;
}
