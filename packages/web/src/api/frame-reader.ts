interface FrameHandlers {
  onData(data: string): void;
  /** From where on to go on, should the stream be cut off; a frame without data may say it too. */
  onId(id: string): void;
}

/** Puts the events of a stream together again (HTML, 9.2.6), of which the gateway writes only `\n` and one line of data. */
export function frameReader({ onData, onId }: FrameHandlers): (text: string) => void {
  let rest = '';
  return (text) => {
    const frames = (rest + text).split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) {
      const said = (field: string) =>
        frame
          .split('\n')
          .find((line) => line.startsWith(field))
          ?.slice(field.length)
          .trim();
      const [data, id] = [said('data:'), said('id:')];
      if (data) onData(data);
      if (id) onId(id);
    }
  };
}
