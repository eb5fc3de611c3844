import { createContext, type SubmitEvent, use, useEffect, useState } from 'react';
import type { World } from './world.ts';

export type TabId = 'time' | 'facts' | 'overrides' | 'accounts';

/** What the tabs need of the drawer. */
interface ConsoleContext {
  readonly world: World;
  /** Announces the text to screen readers, and shows it for a moment. */
  announce(text: string): void;
  /** Loads the same page in another world. */
  enter(url: string): void;
}

const Context = createContext<ConsoleContext | undefined>(undefined);
export const ConsoleProvider = Context.Provider;

export function useConsole(): ConsoleContext {
  const context = use(Context);
  if (!context) throw new Error('The drawer provides the context of its tabs.');
  return context;
}

export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

export async function copy(announce: (text: string) => void, text: string, name: string) {
  try {
    await navigator.clipboard.writeText(text);
    announce(`Copied: ${name}.`);
  } catch {
    announce('The browser does not allow copying.');
  }
}

/** The world's instant, rendered again at each tick unless the clock stands still. */
export function useNow({ state, now }: World, tickMs: number): number {
  const [instant, setInstant] = useState(now);
  useEffect(() => {
    if (state.speed === 0) return undefined;
    const timer = setInterval(() => setInstant(now()), tickMs);
    return () => clearInterval(timer);
  }, [state.speed, now, tickMs]);
  return instant;
}

interface Loaded<Data> {
  readonly data?: Data;
  readonly error?: string;
}

/** Loads once, when the component is first rendered. */
export function useLoaded<Data>(load: () => Promise<Data>): Loaded<Data> {
  const [promise] = useState(load);
  const [loaded, setLoaded] = useState<Loaded<Data>>({});
  useEffect(() => {
    promise.then(
      (data) => setLoaded({ data }),
      (error) => setLoaded({ error: messageOf(error) }),
    );
  }, [promise]);
  return loaded;
}

/** A form, the message of the error with which it last failed, and a way to run the actions of its other buttons. */
export function useForm(submit: (form: FormData) => unknown) {
  const [error, setError] = useState<string>();
  const attempt = async (act: () => unknown) => {
    setError(undefined);
    try {
      await act();
    } catch (cause) {
      setError(messageOf(cause));
    }
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void attempt(() => submit(form));
  };
  return { error, attempt, onSubmit };
}
