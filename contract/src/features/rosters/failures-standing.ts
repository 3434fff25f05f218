import { failure } from '#kernel/failure';

export const STANDING_ROLE_HELD = failure('STANDING_ROLE_HELD', 409, 'This person already has this standing role.');

export const NO_STANDING_ROLE = failure('NO_STANDING_ROLE', 404, 'This standing role has already ended.');
