import type { Locator, Page } from '@playwright/test';

/** The hands of somebody at a page, whose inputs are counted: a field that is filled is one, and so is a press. */
export class CountedHands {
  inputs = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The field with a label. */
  field(label: string): Locator {
    return this.#page.getByLabel(label, { exact: true });
  }

  click(what: Locator): Promise<void> {
    this.inputs++;
    return what.click();
  }

  press(name: string): Promise<void> {
    return this.click(this.#page.getByRole('button', { name, exact: true }));
  }

  /** Goes on by an entry of the navigation. */
  goTo(name: string): Promise<void> {
    return this.click(this.#page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }));
  }

  fill(label: string, value: string): Promise<void> {
    this.inputs++;
    return this.field(label).fill(value);
  }

  check(label: string): Promise<void> {
    this.inputs++;
    return this.field(label).check();
  }

  async choose(label: string, option: Parameters<Locator['selectOption']>[0]): Promise<void> {
    this.inputs++;
    await this.field(label).selectOption(option);
  }

  bring(label: string, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    this.inputs++;
    return this.#page.getByLabel(label).setInputFiles(file);
  }
}
