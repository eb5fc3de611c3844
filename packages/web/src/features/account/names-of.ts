/** ACC-2: a username as the part before the @, the rest and an initial. */
export function namesOf(username: string): { name: string; rest: string; letter: string } {
  const at = username.indexOf('@');
  const name = at < 0 ? username : username.slice(0, at);
  return {
    name,
    rest: username.slice(name.length),
    letter: [...username][0]?.toUpperCase() ?? 'U',
  };
}
