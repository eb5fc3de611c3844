import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';

type AnyFunction = (...args: never[]) => unknown;
type AddHook = (this: FastifyInstance, name: string, hook: AnyFunction) => FastifyInstance;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether requests to the routes of this instance run hooks that hot responses must not skip. */
    hasRequiredHooks: boolean;
    /** The same of hooks that run when a response is sent. */
    hasRequiredSendHooks: boolean;
  }
  interface FastifyContextConfig {
    /** The same of the hooks of the route itself. */
    routeHasRequiredHooks?: () => boolean;
    routeHasRequiredSendHooks?: () => boolean;
  }
}

/** The hooks that run for a request with a successful response. */
const REQUEST_HOOKS = [
  'onRequest',
  'preParsing',
  'preValidation',
  'preHandler',
  'preSerialization',
  'onSend',
  'onResponse',
] as const;

const SEND_HOOKS = ['preSerialization', 'onSend'] as const;

const skippable = new WeakSet<object>();

/**
 * Marks a hook that a hot response may skip: its effect is part of the stored response, or `HotResponses` has the same
 * effect for each request.
 */
export function skippedWhenHot<Hook extends AnyFunction>(hook: Hook): Hook {
  skippable.add(hook);
  return hook;
}

const isRequired = (hook: unknown) => !skippable.has(hook as object);

/** Reads the hooks of a route once, when it is first asked for: plugins add some of them. */
function requiredOf(route: RouteOptions, names: readonly (typeof REQUEST_HOOKS)[number][]) {
  let known: boolean | undefined;
  return () => {
    known ??= names.some((name) => [route[name] ?? []].flat().some(isRequired));
    return known;
  };
}

/** Records hooks as they are added, so that a hook without a mark is never skipped. Called before any other hook. */
export function trackHooks(app: FastifyInstance): void {
  const requiredByAll: string[] = [];
  const addHook = app.addHook as unknown as AddHook;
  const addTrackedHook: AddHook = function (name, hook) {
    const isRequestHook = (REQUEST_HOOKS as readonly string[]).includes(name);
    if (isRequestHook && !skippable.has(hook)) {
      // An own property, which the instances below inherit.
      this.hasRequiredHooks = true;
      if ((SEND_HOOKS as readonly string[]).includes(name)) this.hasRequiredSendHooks = true;
      if (this === app) requiredByAll.push(hook.name ? `${name} ${hook.name}` : name);
    }
    return addHook.call(this, name, hook);
  };
  app.decorate('hasRequiredHooks', false);
  app.decorate('hasRequiredSendHooks', false);
  app.addHook = addTrackedHook as unknown as typeof app.addHook;
  app.addHook('onRoute', (route) => {
    route.config = {
      ...route.config,
      routeHasRequiredHooks: requiredOf(route, REQUEST_HOOKS),
      routeHasRequiredSendHooks: requiredOf(route, SEND_HOOKS),
    };
  });
  app.addHook('onReady', async () => {
    if (requiredByAll.length === 0) return;
    app.log.warn(
      { hooks: requiredByAll },
      'no hot responses: every request has to run these hooks',
    );
  });
}

/** Whether a request must go through Fastify because of a hook that is not marked. */
export const mustRunHooks = ({ server, routeOptions: { config } }: FastifyRequest): boolean =>
  server.hasRequiredHooks || (config.routeHasRequiredHooks?.() ?? true);

/** Whether Fastify must send the response because of a hook that is not marked. */
export const mustRunSendHooks = ({ server, routeOptions: { config } }: FastifyRequest): boolean =>
  server.hasRequiredSendHooks || (config.routeHasRequiredSendHooks?.() ?? true);
