import { expect, test } from 'vitest';
import { homeAddressesIn } from './home-addresses.ts';

test.each([
  ['![Mockup](./images/mockup.png) and ![](a.png "A title")', ['picture ./images/mockup.png', 'picture a.png']],
  ['[Part 2](#part-2), [next](../02.md), [again](../02.md)', ['link #part-2', 'link ../02.md']],
  ['[![badge](badge.svg)](https://ok.example)', ['picture badge.svg']],
  ['See [the guide][1].\n\n[1]: guide.md', ['link guide.md']],
  ['[x](https://ok.example) ![y](HTTPS://ok.example/y.png) <https://ok.example> [mail](mailto:a@b.example)', []],
  ['`[x](y)` and\n\n```md\n![a](b.png)\n```\n\n- ```\n  [c](d)\n  ```', []],
  ['<!-- [x](y) -->', []],
  ['a[0](1) is no link', ['link 1']],
])('of %j are named %j', (text, named) => {
  expect(homeAddressesIn(text).map(({ is, address }) => `${is} ${address}`)).toEqual(named);
});
