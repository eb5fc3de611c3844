import type { Language, WorldView } from '../world/view.ts';

export interface ChatWorld {
  viewIn(language: Language): WorldView;
  readonly now: number;
}

export function reply(_message: string, _world: ChatWorld): string {
  return 'I do not know that yet.';
}
