import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Call, UpstreamResponse } from '@touchline/api-core/call';
import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import { mayFailOnRequest } from '@touchline/api-core/read-world-headers';
import type { Operation } from '@touchline/types/contract';
import type { ReadUsable } from '@touchline/types/validation';
import type { Dispatcher } from 'undici';
import type { Metrics } from '../observability/metrics.ts';
import { ClientDisconnected } from '../problems/client-disconnected.ts';
import type { BodySampling } from './body-sampling.ts';
import type { Attempt, Breakers } from './breakers.ts';
import { type Bulkhead, busy, Queued } from './bulkhead.ts';
import type { DriftCheck } from './drift/drift-check.ts';
import { hasDeclaredMembers } from './envelope.ts';
import { ResponseStream } from './response-stream.ts';
import type { ForwardedRequest, OnResult, StreamedResponse } from './send-call.ts';
import type { SharedDeadline } from './shared-deadline.ts';
import { toUpstreamProblem, UpstreamProblem } from './upstream-problem.ts';
import { PASSED_ON, type RawResponse, validateResponse } from './validate-response.ts';

export type Pause = () => Promise<void>;

/** What the calls to one upstream have in common. */
export interface UpstreamParts {
  readonly pool: Dispatcher;
  readonly origin: string;
  /** The request of a call that is not forwarded. */
  readonly requestOf: (call: Call) => Omit<ForwardedRequest, 'client'>;
  readonly bulkheadOf: (group: string) => Bulkhead;
  /** None for development: a handler that throws must not have further calls refused. */
  readonly breakers: Breakers | undefined;
  readonly deadlineOf: (operation: Operation) => SharedDeadline;
  readonly metrics: Pick<Metrics, 'upstream'>;
  /** Leaves out what cannot be used of a body. */
  readonly readUsable: ReadUsable | undefined;
  /** Without it the body of each forwarded call is checked. */
  readonly sampling: BodySampling | undefined;
  readonly driftCheck: DriftCheck;
  readonly pauseBeforeRetry?: Pause | undefined;
}

const MAX_BODY_BYTES = 10 * 1024 * 1024;
const MAX_WHOLE_BYTES = 64 * 1024;
const OWN_WORLDS = 'worlds that may fail';
const MIN_PAUSE_MS = 20;
const PAUSE_SPREAD_MS = 60;

const randomPause: Pause = () => sleep(MIN_PAUSE_MS + Math.random() * PAUSE_SPREAD_MS);

const tooLarge = () =>
  new UpstreamProblem(502, 'The response of the upstream is larger than 10 MB.');

/**
 * One call, from its place in the queue to the end of its response. It passes every rule of the upstream, from the outside in:
 * bulkhead, breakers, retry, metrics, deadline, response rules, drift check. One object with undici's `dispatch`, since a promise
 * for each rule, a signal, and the streams of `request()` take longer than the call, and keep it in memory for longer.
 */
export class UpstreamCall extends Queued implements Dispatcher.DispatchHandler {
  readonly #upstream: UpstreamParts;
  readonly #call: Call;
  readonly #forwarded: ForwardedRequest | undefined;
  readonly #onResult: OnResult;
  readonly #bulkhead: Bulkhead;
  readonly #deadline: SharedDeadline;
  #phase: 'new' | 'waiting' | 'admitted' | 'sent' | 'over' = 'new';
  #attempt: Attempt | undefined = undefined;
  #startedAt = 0;
  #hasRetried = false;
  /** The caller has left. */
  #isAbandoned = false;
  #controller: Dispatcher.DispatchController | undefined = undefined;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  #first: Buffer | undefined = undefined;
  /** All chunks, if there is more than one. */
  #chunks: Buffer[] | undefined = undefined;
  #size = 0;
  #stream: ResponseStream | undefined = undefined;

  constructor(
    upstream: UpstreamParts,
    call: Call,
    forwarded: ForwardedRequest | undefined,
    onResult: OnResult,
  ) {
    super();
    this.#upstream = upstream;
    this.#call = call;
    this.#forwarded = forwarded;
    this.#onResult = onResult;
    // Calls that hang on request must not take the places of others.
    const group = mayFailOnRequest(call.world) ? OWN_WORLDS : call.operation.id;
    this.#bulkhead = upstream.bulkheadOf(group);
    this.#deadline = upstream.deadlineOf(call.operation);
  }

  start(): void {
    if (!this.#watchCaller()) return;
    try {
      if (this.#bulkhead.enter()) this.admit();
      else {
        this.#bulkhead.wait(this);
        this.#phase = 'waiting';
      }
    } catch (error) {
      this.#fail(error as Error);
    }
  }

  admit(): void {
    this.#phase = 'admitted';
    const { operation, world, caller } = this.#call;
    try {
      // A failure that a developer requested is no evidence about the upstream.
      if (!mayFailOnRequest(world))
        this.#attempt = this.#upstream.breakers?.allow(operation, caller.network);
      this.#dispatch();
    } catch (error) {
      this.#fail(error as Error);
    }
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // Aborted before a connection was free.
    if (this.#phase === 'over') controller.abort(new ClientDisconnected());
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    // Ignore 1xx.
    if (status < 200) return;
    this.#status = status;
    this.#headers = headers;
    const announced = Number(headers['content-length'] ?? 0);
    if (announced > MAX_BODY_BYTES) this.#abort(tooLarge());
    else if (announced > MAX_WHOLE_BYTES) this.#startStream(controller);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#size > MAX_BODY_BYTES) this.#abort(tooLarge());
    else if (this.#stream) this.#stream.add(chunk);
    else {
      if (this.#first === undefined) this.#first = chunk;
      else {
        this.#chunks ??= [this.#first];
        this.#chunks.push(chunk);
      }
      if (this.#size > MAX_WHOLE_BYTES) this.#startStream(controller);
    }
  }

  onResponseEnd(): void {
    if (this.#stream) this.#stream.complete();
    else
      this.#receive(this.#chunks ? Buffer.concat(this.#chunks) : (this.#first ?? Buffer.alloc(0)));
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#fail(error);
  }

  /** The caller leaves, perhaps after the end of the call. */
  handleEvent(): void {
    if (this.#phase === 'over') return;
    this.#isAbandoned = true;
    this.#abort(this.#leavingReason());
  }

  onTimeout(): void {
    if (this.#phase === 'waiting') this.#fail(busy());
    else this.#abort(new DOMException('The total time of the call is up.', 'TimeoutError'));
  }

  /** Whether there is a caller. A client has no signal: an EventTarget for each call grows old with it. */
  #watchCaller(): boolean {
    const client = this.#forwarded?.client;
    if (client ? client.closed : this.#call.caller.signal.aborted) {
      this.#onResult(this.#leavingReason());
      return false;
    }
    if (client) client.on('close', () => this.handleEvent());
    else this.#call.caller.signal.addEventListener('abort', this);
    return true;
  }

  #leavingReason(): Error {
    return this.#forwarded ? new ClientDisconnected() : (this.#call.caller.signal.reason as Error);
  }

  #dispatch(): void {
    const { pool, origin, requestOf } = this.#upstream;
    const { method, timeoutSeconds } = this.#call.operation;
    const { path, headers, body = null } = this.#forwarded ?? requestOf(this.#call);
    this.#phase = 'sent';
    this.#startedAt = performance.now();
    this.#deadline.start(this);
    const timeouts = timeoutSeconds && {
      headersTimeout: timeoutSeconds * 1000,
      bodyTimeout: timeoutSeconds * 1000,
    };
    pool.dispatch({ origin, path, method, headers, body, ...timeouts }, this);
  }

  #startStream(controller: Dispatcher.DispatchController): void {
    if (!this.#forwarded || this.#status !== 200) return;
    const stream = new ResponseStream(controller, (error) => this.#endStream(error));
    this.#stream = stream;
    for (const chunk of this.#chunks ?? [this.#first]) if (chunk) stream.add(chunk);
    this.#receive(stream);
  }

  /** The whole body has arrived, or the beginning of a long one. */
  #receive(body: Buffer | ResponseStream): void {
    let response: UpstreamResponse | StreamedResponse;
    try {
      response = this.#validate({ status: this.#status, headers: this.#headers, body });
    } catch (error) {
      this.#stream = undefined;
      this.#fail(error as Error);
      if (body instanceof ResponseStream) body.destroy();
      return;
    }
    if (!this.#stream) this.#end(undefined);
    this.#respond(response);
  }

  #validate(response: RawResponse): UpstreamResponse | StreamedResponse {
    const { readUsable, sampling } = this.#upstream;
    const call = this.#call;
    if (!sampling || !this.#forwarded || this.#stream)
      return validateResponse(call, response, readUsable);
    if (sampling.passes(call, response.body as Buffer))
      return validateResponse(call, response, PASSED_ON);
    try {
      const validated = validateResponse(call, response, readUsable);
      const isUnchanged = validated.body === response.body;
      sampling.report(
        call,
        isUnchanged && hasDeclaredMembers(call.operation, validated.parsedBody),
      );
      return validated;
    } catch (error) {
      if (error instanceof UpstreamProblem && error.contractViolation) sampling.report(call, false);
      throw error;
    }
  }

  #respond(response: UpstreamResponse | StreamedResponse): void {
    let result: UpstreamResponse | StreamedResponse | Error;
    try {
      result = this.#upstream.driftCheck.check(this.#call, response, !!this.#forwarded);
    } catch (error) {
      result = error as Error;
    }
    this.#onResult(result);
  }

  #abort(reason: Error): void {
    this.#fail(reason);
    this.#controller?.abort(reason);
  }

  #fail(cause: Error): void {
    if (this.#phase === 'over') return;
    const error = this.#problemOf(cause);
    if (this.#stream) {
      // A client that has left gets no error.
      this.#stream.destroy(this.#isAbandoned ? undefined : error);
      return;
    }
    if (this.#mayRetry(error)) {
      this.#retry(error);
      return;
    }
    this.#end(error);
    this.#upstream.driftCheck.reportRefusal(this.#call, error);
    this.#onResult(error);
  }

  #problemOf(cause: Error): Error {
    return this.#isAbandoned ? cause : toUpstreamProblem(cause);
  }

  /** A GET is sent once more if no byte of it was sent. Nothing else is, to avoid retry storms. */
  #mayRetry(error: Error): boolean {
    return (
      !this.#hasRetried &&
      this.#status === 0 &&
      this.#call.operation.method === 'GET' &&
      error instanceof UpstreamProblem &&
      error.nothingSent
    );
  }

  #retry(error: Error): void {
    const { pauseBeforeRetry = randomPause } = this.#upstream;
    this.#hasRetried = true;
    this.#endAttempt(error);
    pauseBeforeRetry()
      .then(() => this.#phase === 'admitted' && this.#dispatch())
      .catch((reason) => this.#fail(reason));
  }

  #endStream(error: Error | undefined): void {
    if (this.#phase === 'over') return;
    if (error instanceof ClientDisconnected) this.#isAbandoned = true;
    this.#end(error && this.#problemOf(error));
  }

  /** Measures what was sent once. */
  #endAttempt(error: Error | undefined): void {
    // A call that waits is in the deadline of its bulkhead.
    if (this.#phase !== 'sent') return;
    this.#deadline.cancel(this);
    this.#phase = 'admitted';
    const hasStatus = error instanceof GatewayProblem && !this.#isAbandoned;
    const outcome = !error ? '200' : hasStatus ? String(error.status) : 'called-off';
    const seconds = (performance.now() - this.#startedAt) / 1000;
    this.#upstream.metrics.upstream.observe(
      { operation: this.#call.operation.id, outcome },
      seconds,
    );
  }

  #end(error: Error | undefined): void {
    this.#endAttempt(error);
    const phase = this.#phase;
    this.#phase = 'over';
    if (!this.#forwarded) this.#call.caller.signal.removeEventListener('abort', this);
    if (error) this.#attempt?.failure(error, this.#isAbandoned);
    else this.#attempt?.success();
    if (phase === 'waiting') this.#bulkhead.leave(this);
    else if (phase === 'admitted') this.#bulkhead.release();
  }
}
