import type { GzipFrame } from '@touchline/gateway/live/gzip-frame';
import type { StreamFilter } from '@touchline/gateway/live/stream-filter';
import type { ChannelSubscriber } from '@touchline/gateway/live/subscriber';

const MAX_WAITING_FRAMES = 32;

export interface StreamSubscriberOptions {
  readonly filter: StreamFilter;
  /** Called when a page that was behind reads again. */
  readonly onDrain: (subscriber: StreamSubscriber) => void;
  readonly onClose: (subscriber: StreamSubscriber) => void;
}

/** One open stream to a page of the demo. A page that does not read gets what it missed in one piece. */
export class StreamSubscriber implements ChannelSubscriber {
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

  send({ plain }: GzipFrame, position: string): void {
    this.position = position;
    this.#controller.enqueue(plain);
    this.#isBehind = (this.#controller.desiredSize ?? 0) <= 0;
  }

  /** The page connects again on its own. */
  end(lastFrame?: GzipFrame): void {
    if (lastFrame) this.#controller.enqueue(lastFrame.plain);
    this.#controller.close();
    this.#onClose(this);
  }
}
