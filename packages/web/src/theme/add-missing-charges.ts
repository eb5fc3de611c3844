import { charges } from '@touchline/shared/domain/crests/charges';
import { CHARGE_ATTRIBUTES } from '@touchline/shared/domain/crests/drawings';

/** Adds the charges that the document's sprite leaves out. */
export function addMissingCharges(document: Document): void {
  const definitions = document.querySelector('#crests defs');
  for (const [at, d] of charges.entries()) {
    if (!definitions || document.getElementById(`c${at}`)) continue;
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    for (const [name, value] of Object.entries({ id: `c${at}`, d, ...CHARGE_ATTRIBUTES })) {
      path.setAttribute(name, value);
    }
    definitions.append(path);
  }
}
