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
    /** The hooks of the route itself. */
    routeHooks?: () => readonly unknown[];
    /** Those of them that run when a response is sent. */
    routeSendHooks?: () => readonly unknown[];
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

const hooksOf = (route: RouteOptions, names: readonly (typeof REQUEST_HOOKS)[number][]) =>
  names.flatMap((name): unknown[] => [route[name] ?? []].flat());

const isRequired = (hook: unknown) => !skippable.has(hook as object);

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
      routeHooks: () => hooksOf(route, REQUEST_HOOKS),
      routeSendHooks: () => hooksOf(route, SEND_HOOKS),
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
export function mustRunHooks({ server, routeOptions }: FastifyRequest): boolean {
  const routeHooks = routeOptions.config.routeHooks;
  if (server.hasRequiredHooks || !routeHooks) return true;
  return routeHooks().some(isRequired);
}

/** Whether Fastify must send the response because of a hook that is not marked. */
export function mustRunSendHooks({ server, routeOptions }: FastifyRequest): boolean {
  const { routeSendHooks } = routeOptions.config;
  return server.hasRequiredSendHooks || !routeSendHooks || routeSendHooks().some(isRequired);
}
