/** Public credentials of the mock API. All its sample accounts have this password. */
export const SAMPLE_ACCOUNT = { username: 'demo@touchline.dev', password: 'touchline-demo' };
