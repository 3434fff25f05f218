import type { Page } from '@playwright/test';

/** Emulates another device in an open page: its width, and mouse or touch input. */
export interface Device {
  desktop(width: number): Promise<void>;
  phone(width: number): Promise<void>;
}

const [DESKTOP_HEIGHT, PHONE_HEIGHT] = [900, 844];

export async function deviceOf(page: Page): Promise<Device> {
  const devtools = await page.context().newCDPSession(page);
  const become = async (width: number, height: number, isPhone: boolean) => {
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone });
    await devtools.send('Emulation.setScrollbarsHidden', { hidden: isPhone });
    await devtools.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: isPhone });
  };
  return {
    desktop: (width) => become(width, DESKTOP_HEIGHT, false),
    phone: (width) => become(width, PHONE_HEIGHT, true),
  };
}
