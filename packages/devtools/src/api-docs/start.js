// Runs in the browser as it is.

/** Calls go to the gateway that serves this page, and to no other server of the contract. */
const onlyThisGateway = () => ({
  statePlugins: {
    spec: {
      wrapActions: {
        updateJsonSpec: (update) => (contract) =>
          update({ ...contract, servers: [{ url: '/api' }] }),
      },
    },
  },
});

/** The introduction is long, and most visitors come for an operation. */
const foldedIntroduction = () => ({
  wrapComponents: {
    InfoContainer:
      (Introduction, { React }) =>
      (props) =>
        React.createElement(
          'details',
          { className: 'introduction' },
          React.createElement('summary', null, 'What all operations have in common'),
          React.createElement(Introduction, props),
        ),
  },
});

function readAccessToken() {
  try {
    return JSON.parse(localStorage.getItem('touchline.tokens')).accessToken;
  } catch {
    return undefined;
  }
}

const darkTheme = matchMedia('(prefers-color-scheme: dark)');
const followTheme = () => document.documentElement.classList.toggle('dark-mode', darkTheme.matches);
darkTheme.addEventListener('change', followTheme);
followTheme();

const viewer = SwaggerUIBundle({
  url: '/openapi.yaml',
  dom_id: '#api',
  plugins: [onlyThisGateway, foldedIntroduction],
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  filter: true,
  tryItOutEnabled: true,
  validatorUrl: null,
  onComplete() {
    const token = readAccessToken();
    if (token) viewer.preauthorizeApiKey('bearerAuth', token);
  },
});
