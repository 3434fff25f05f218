import { ability } from '#kernel/ability';
import { NPS_READERS } from './rights.ts';

export const readNpsReport = ability('nps.read', { roles: NPS_READERS });
