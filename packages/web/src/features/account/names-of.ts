/** ACC-2: what stands before the @, and the letter that stands for it. */
export function namesOf(username: string): { name: string; rest: string; letter: string } {
  const at = username.indexOf('@');
  const name = at < 0 ? username : username.slice(0, at);
  return {
    name,
    rest: username.slice(name.length),
    letter: [...username][0]?.toUpperCase() ?? 'U',
  };
}
