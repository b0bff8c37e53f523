import { expect, test } from 'vitest';
import { sealed, unsealed } from './sealed';

const TEXT = `{"learner":"${'ü♯'.repeat(5000)}"}`;

test('a sealed text can be read with its key', async () => {
  const { bytes, key } = await sealed(TEXT);
  expect(key).toMatch(/^[\w-]{22}$/);
  expect(await unsealed({ bytes, key })).toBe(TEXT);
});

test('it cannot be read without its key, and not after a change', async () => {
  const [one, other] = [await sealed(TEXT), await sealed(TEXT)];
  expect(one.key).not.toBe(other.key);
  await expect(unsealed({ bytes: one.bytes, key: other.key })).rejects.toThrow();
  await expect(unsealed({ bytes: one.bytes, key: 'rubbish!' })).rejects.toThrow();
  const changed = one.bytes.map((byte, index) => (index === 100 ? byte ^ 1 : byte));
  await expect(unsealed({ bytes: changed, key: one.key })).rejects.toThrow();
});
