import type { RoomNews } from '@bcs/contract/features/classroom/model';

type Offer = Extract<RoomNews, { type: 'receive' }>;

/** The connection by which everything of the stage arrives; one part for each place, agreed on once. */
export async function receive(
  { sdp }: Offer,
  iceServers: RTCIceServer[],
): Promise<{ connection: RTCPeerConnection; answer: string; tracks: MediaStreamTrack[] }> {
  const connection = new RTCPeerConnection({ iceServers });
  await connection.setRemoteDescription({ type: 'offer', sdp });
  const answer = await connection.createAnswer();
  await connection.setLocalDescription(answer);
  const tracks = connection.getTransceivers().map(({ receiver }) => receiver.track);
  return { connection, answer: answer.sdp ?? '', tracks };
}
