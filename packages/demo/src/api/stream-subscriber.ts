import type { ChannelSubscriber } from '@touchline/api-core/live/live-channel';
import type { StreamFilter } from '@touchline/api-core/live/stream-filter';

const MAX_WAITING_FRAMES = 32;

export interface DemoFrame {
  readonly plain: Uint8Array<ArrayBuffer>;
}

const encoder = new TextEncoder();
export const frameOf = (text: string): DemoFrame => ({ plain: encoder.encode(text) });

export interface StreamSubscriberOptions {
  readonly filter: StreamFilter;
  /** Called when a page that was behind reads again. */
  readonly onDrain: (subscriber: StreamSubscriber) => void;
  readonly onClose: (subscriber: StreamSubscriber) => void;
}

/** One open stream to a page of the demo. A page that does not read gets what it missed in one piece. */
export class StreamSubscriber implements ChannelSubscriber<DemoFrame> {
  readonly filter: StreamFilter;
  readonly body: ReadableStream<Uint8Array>;
  position = '';
  #isBehind = false;
  #controller!: ReadableStreamDefaultController<Uint8Array>;
  readonly #onClose: StreamSubscriberOptions['onClose'];

  constructor({ filter, onDrain, onClose }: StreamSubscriberOptions) {
    this.filter = filter;
    this.#onClose = onClose;
    this.body = new ReadableStream(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        pull: () => {
          if (!this.#isBehind) return;
          this.#isBehind = false;
          onDrain(this);
        },
        cancel: () => onClose(this),
      },
      { highWaterMark: MAX_WAITING_FRAMES },
    );
  }

  get isBehind(): boolean {
    return this.#isBehind;
  }

  send({ plain }: DemoFrame, position: string): void {
    this.position = position;
    this.#controller.enqueue(plain);
    this.#isBehind = (this.#controller.desiredSize ?? 0) <= 0;
  }

  /** The page connects again on its own. */
  end(lastFrame?: DemoFrame): void {
    if (lastFrame) this.#controller.enqueue(lastFrame.plain);
    this.#controller.close();
    this.#onClose(this);
  }
}
