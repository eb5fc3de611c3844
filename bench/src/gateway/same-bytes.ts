import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// A bare server that sends the given headers and body for every request.
const [port, headFile = '', bodyFile = ''] = process.argv.slice(2);
const head = JSON.parse(readFileSync(headFile, 'utf8')) as string[];
const body = readFileSync(bodyFile);

createServer({ keepAliveTimeout: 72_000 }, (_, response) => {
  response.writeHead(200, head);
  response.end(body);
}).listen(Number(port), '127.0.0.1');
