import { expect, test } from 'vitest';
import { GRANT_BELONGS_ELSEWHERE, LAST_INSTALLATION_GRANT } from '#features/grants/failures';
import { OWN_ACCOUNT } from './failures.ts';
import { refuseSwitch } from './abilities.ts';

const [SELF, OTHER, THIRD] = [1, 2, 3];
const university = { accountId: SELF, reach: { installation: false, universityIds: [7] } };
const installation = { accountId: SELF, reach: { installation: true, universityIds: [] } };
const other = { accountId: OTHER, active: true, holdsGrant: false, universityIds: [7], holders: [SELF] };

test('whoever reaches all of a person deactivates it, and nobody the own account [ADM-009, ADM-023]', () => {
  expect(refuseSwitch(other, university)).toBeNull();
  expect(refuseSwitch({ ...other, accountId: SELF }, installation)).toBe(OWN_ACCOUNT);
});

test('a university leaves alone who belongs elsewhere or administers; the installation does not [ADM-011]', () => {
  for (const facts of [{ universityIds: [7, 8] }, { holdsGrant: true }, { universityIds: [] }]) {
    expect(refuseSwitch({ ...other, ...facts }, university)).toBe(GRANT_BELONGS_ELSEWHERE);
    expect(refuseSwitch({ ...other, ...facts }, installation)).toBeNull();
  }
});

test('somebody active always keeps an installation grant, and bringing back takes none away [ADM-009]', () => {
  const last = { ...other, holdsGrant: true, holders: [OTHER] };
  expect(refuseSwitch(last, installation)).toBe(LAST_INSTALLATION_GRANT);
  expect(refuseSwitch({ ...last, holders: [OTHER, THIRD] }, installation)).toBeNull();
  expect(refuseSwitch({ ...last, active: false }, installation)).toBeNull();
});
