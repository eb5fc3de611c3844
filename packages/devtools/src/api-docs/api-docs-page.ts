const head = (title: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title} · Touchline</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light">
<link rel="icon" href="/favicon.svg">`;

const banner = `<header><a href="/"><img src="/favicon.svg" alt="" width="26" height="26">Touchline</a></header>`;

export const API_DOCS_PAGE = `${head('API')}
<link rel="stylesheet" href="/worlds/api/style.css"></head><body>
${banner}<div class="page">
<h1>API</h1>
<p class="lead">Calls are sent to <code>/api</code> with the cookies of this browser: in its world, and with its session if it is signed in. <a href="/worlds">Worlds</a> · <a href="/openapi.yaml">openapi.yaml</a></p>
<div id="api"></div>
</div>
<script src="/worlds/api/swagger-ui-bundle.js"></script><script src="/worlds/api/start.js"></script></body></html>
`;

/** Where the development dependencies are not installed, as in the image of the gateway. */
export const NO_VIEWER_PAGE = `${head('API')}
<link rel="stylesheet" href="/worlds/style.css"></head><body>
${banner}<main>
<h1>API</h1>
<p class="lead">The viewer of the API is a development dependency and is not installed here, as in the container image. <code>npm start</code> and <code>npm run dev</code> in a checkout have it.</p>
<p>Any viewer of OpenAPI 3.1 shows the contract: <a href="/openapi.yaml">openapi.yaml</a>. <a href="/worlds">Worlds</a></p>
</main></body></html>
`;
