interface FrameHandlers {
  onData(data: string): void;
  /** The id from which to resume after a disconnect. Frames without data can carry one too. */
  onId(id: string): void;
  /** An event without data. */
  onName(name: string): void;
}

/** Parses an SSE stream (HTML, 9.2.6) that uses only `\n` and one line of data per event, as the gateway's does. */
export function frameReader({ onData, onId, onName }: FrameHandlers): (text: string) => void {
  let rest = '';
  return (text) => {
    const frames = (rest + text).split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) {
      const fieldValue = (field: string) =>
        frame
          .split('\n')
          .find((line) => line.startsWith(field))
          ?.slice(field.length)
          .trim();
      const [data, id, name] = [fieldValue('data:'), fieldValue('id:'), fieldValue('event:')];
      if (data) onData(data);
      if (id) onId(id);
      if (name) onName(name);
    }
  };
}
